import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { CheckboxGroup } from "#app/ui/choices";
import { CopyField } from "#app/ui/copy-field";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { ShownPage } from "../screens.server";

/** Secret links to what was published: made with an end and what they leave out, told once, closed at any time. */
export function ShareSection({ shown, answer }: { shown: ShownPage; answer: unknown }) {
	const { t } = useTranslation("reportPages");
	const problem = useFormProblem(answer, { intent: "share" });
	const made = (answer as { link?: string } | undefined)?.link;
	return (
		<Section title={t("share.title")} intro={t("share.intro")} className="no-print mt-10">
			{made && (
				<div className="mb-5" role="status">
					<CopyField label={t("share.made")} help={t("share.once")} value={made} />
				</div>
			)}
			<Form method="post" className="flex flex-col gap-4" noValidate preventScrollReset>
				<div className="flex flex-wrap items-end gap-3">
					<TextField
						id="name"
						name="name"
						optional
						className="w-full max-w-70"
						label={t("share.name")}
						error={problem.of("name")}
						defaultValue={problem.typed("name") ?? ""}
						autoComplete="off"
					/>
					<TextField
						id="expiresOn"
						type="date"
						name="expiresOn"
						className="w-44"
						min={shown.today}
						label={t("share.expires")}
						error={problem.of("expiresOn")}
						defaultValue={problem.typed("expiresOn") ?? shown.expiresOn}
					/>
				</div>
				{shown.told.length > 0 && (
					<CheckboxGroup
						name="hidden"
						legend={t("share.hidden")}
						options={shown.told.map(({ id, label }) => ({ value: id, label }))}
						isTicked={(question) => problem.ticked("hidden", question)}
					/>
				)}
				<div>
					<SubmitButton intent="share" kind="secondary" icon="link">
						{t("share.make")}
					</SubmitButton>
				</div>
			</Form>
			{shown.links.length > 0 && (
				<div className="mt-5">
					<CardList label={t("share.links")}>
						{shown.links.map((link) => (
							<LinkRow key={link.id} link={link} />
						))}
					</CardList>
				</div>
			)}
		</Section>
	);
}

function LinkRow({ link }: { link: ShownPage["links"][number] }) {
	const { t } = useTranslation("reportPages");
	const { id, name, hidden, expiresAt, isOpen } = link;
	const called = name || t("share.unnamed");
	return (
		<CardRow className="flex-wrap">
			<div className="min-w-0 flex-1">
				<p className="text-sm font-medium break-words">{called}</p>
				<p className="text-13 text-ink-3">
					{t("share.until")} <Time at={expiresAt - 1} as="date" />
					{hidden > 0 && ` · ${t("share.leaves", { count: hidden })}`}
				</p>
			</div>
			{isOpen ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="link" value={id} />
					<SubmitButton intent="revoke" kind="secondary" size="sm" aria-label={t("share.revokeOf", { name: called })}>
						{t("share.revoke")}
					</SubmitButton>
				</Form>
			) : (
				<Badge>{t("share.closed")}</Badge>
			)}
		</CardRow>
	);
}
