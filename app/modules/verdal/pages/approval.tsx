import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { approveByLink, showApproval } from "../approvals/open-approval.server";
import { FieldChanges } from "../components/field-changes";
import { LinkFrame } from "../components/link-frame";
import { PlacementFacts } from "../components/placement-facts";
import { ApproveByLinkInput } from "../placements/placements.schema";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:approval.pageTitle" };
export const loader = publicPage(showApproval);
export const action = publicAction({ approve: handler(ApproveByLinkInput, approveByLink) });

const tones = { open: "info", approved: "success", changed: "warning", replaced: "info", closed: "info" } as const;

/** The agreement for somebody who is bound by it and has no login: to read, to approve, or what has happened to it since. */
export default function Approval() {
	const { state, party, approvedAt, name, tenant, placement, changes, language } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const at = approvedAt === null ? "" : format.date(approvedAt, "long");
	return (
		<LinkFrame tenant={tenant} language={language}>
			<h1 className="text-2xl font-semibold">
				{placement ? t(`agreement.of.${placement.type}`) : t("approval.pageTitle")}
			</h1>
			<p className="mt-1 text-sm text-ink-2">{t("approval.youAre", { party: t(`party.${party}`) })}</p>
			<div className="mt-5">
				<Notice tone={tones[state]} title={t(`approval.state.${state}`)} live>
					<span suppressHydrationWarning>{t(`approval.stateHelp.${state}`, { day: at })}</span>
				</Notice>
			</div>
			{changes.map(({ id, kind, at: changedAt, fields, reason, appliesOn }) => (
				<section key={id} className="mt-6">
					<h2 className="text-base font-semibold" suppressHydrationWarning>
						{t(`history.said.${kind}`)}, {format.date(changedAt, "long")}
					</h2>
					<blockquote className="mt-1 text-sm break-words whitespace-pre-line">{reason}</blockquote>
					<p className="mt-1 text-13 text-ink-2" suppressHydrationWarning>
						{t("approval.from", { day: format.date(appliesOn, "long") })}
					</p>
					<FieldChanges fields={fields} />
				</section>
			))}
			{placement && (
				<div className="mt-6">
					<PlacementFacts placement={placement} withClosing={false} />
				</div>
			)}
			{state === "open" && placement && (
				<Form method="post" className="card mt-8 flex flex-col gap-4 p-5" noValidate>
					<TextField
						id="name"
						name="name"
						label={t("approval.name")}
						help={t("approval.nameHelp")}
						error={problem.of("name")}
						defaultValue={problem.typed("name") ?? name}
						autoComplete="name"
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="approve" size="lg">
							{t("approval.approve")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</LinkFrame>
	);
}
