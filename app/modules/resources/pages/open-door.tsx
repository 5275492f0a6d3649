import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { DoorTimes } from "../components/door-times";
import { FaultFields } from "../components/fault-fields";
import { PresenceBadge } from "../components/presence-badge";
import { DoorFault } from "../door/door.schema";
import { reportAtDoor, showDoor } from "../door/open-door.server";

export const handle = { i18n: ["resourceDoor", "resourceAsset", "resources", "errors"] };

export const loader = publicPage(showDoor);
export const action = publicAction({ report: handler(DoorFault, reportAtDoor) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** What the code at a door leads to: how it is now, what comes, and what one can do about it. */
export default function OpenDoor() {
	const { brand, language, resource, presence, current, next, at, isSent } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceDoor", "resources"]);
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold break-words">{resource.name}</h1>
			<p className="mt-1 text-base break-words text-ink-2">
				{[resource.place, resource.capacity !== null && t("resources:capacity", { count: resource.capacity })]
					.filter(Boolean)
					.join(" · ")}
			</p>
			<div className="mt-4">
				<PresenceBadge presence={presence} />
			</div>
			{isSent && (
				<div className="mt-4">
					<Notice tone="success" live>
						{t("fault.thanks")}
					</Notice>
				</div>
			)}
			{presence.state === "free" && (
				<div className="mt-5">
					<LinkButton kind="primary" size="lg" icon="calendar-plus" to={at.now} className="max-sm:w-full">
						{t("now.do")}
					</LinkButton>
					<p className="mt-2 text-13 text-ink-3">{t("now.signIn")}</p>
				</div>
			)}
			{current.length > 0 && (
				<Section title={t("door.now")} className="mt-8">
					<DoorTimes times={current} />
				</Section>
			)}
			<Section title={t("door.next")} className="mt-8">
				{next.length === 0 ? <p className="text-base text-ink-2">{t("door.none")}</p> : <DoorTimes times={next} />}
			</Section>
			<Section title={t("fault.title")} intro={t("fault.doorHelp")} className="mt-8">
				<Form method="post" className="flex flex-col gap-5" noValidate reloadDocument>
					<FaultFields problem={problem} size="lg" />
					<TextField
						id="name"
						name="name"
						size="lg"
						label={t("fault.name")}
						error={problem.of("name")}
						defaultValue={problem.typed("name")}
						autoComplete="name"
						optional
					/>
					<HoneypotField label={t("fault.trap")} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="report" kind="secondary" size="lg" icon="wrench" className="max-sm:w-full">
							{t("fault.send")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</OpenFrame>
	);
}
