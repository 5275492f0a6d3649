import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing, superadmin } from "#app/platform/guard.server";
import { languageCodes, languages } from "#app/platform/i18n";
import { to } from "#app/platform/portal-paths";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { NewAnnouncement, OneAnnouncement } from "../announcements/announcements.schema";
import { announce, showAnnouncements, withdraw } from "../announcements/announcements.server";

export const handle = { i18n: ["announcements", "errors"], title: "announcements:title" };

export const loader = superadmin.page(Nothing, showAnnouncements);
export const action = superadmin.pageAction({
	announce: handler(NewAnnouncement, announce),
	withdraw: handler(OneAnnouncement, withdraw),
});

const levels = ["info", "important", "critical"] as const;
const tones = { info: "info", important: "warning", critical: "danger" } as const;

/** What the provider tells everybody, or one organisation, in a bar over every page. */
export default function Announcements() {
	const { rows } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["announcements", "shell"]);
	return (
		<PageBody width="settings">
			<PageHeader title={t("title")} meta={t("intro")} back={{ to: to.provider(), label: t("shell:menu.overview") }} />
			<NewForm />
			<Section title={t("all")}>
				{rows.length === 0 ? (
					<EmptyState icon="megaphone" title={t("none")}>
						{t("noneText")}
					</EmptyState>
				) : (
					<ul className="divide-y divide-line">
						{rows.map((row) => (
							<li key={row.id} className="flex flex-wrap items-start gap-3 py-3">
								<div className="min-w-0 flex-1 basis-60">
									<p className="flex flex-wrap items-center gap-2">
										<Badge tone={tones[row.level]}>{t(`shell:announcement.${row.level}`)}</Badge>
										<span className="text-13 text-ink-2">{t(`state.${row.state}`)}</span>
									</p>
									{Object.entries(row.texts).map(([code, text]) => (
										<p key={code} lang={code} className="mt-1 text-sm break-words">
											{text}
										</p>
									))}
									<p className="mt-1 text-13 text-ink-3">
										<Time at={row.startsAt} /> – <Time at={row.endsAt} /> · {row.tenant ?? t("everybody")}
									</p>
								</div>
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={row.id} />
									<SubmitButton intent="withdraw" kind="quiet" size="sm" icon="trash-2">
										{t(row.state === "over" ? "remove" : "withdraw")}
									</SubmitButton>
								</Form>
							</li>
						))}
					</ul>
				)}
			</Section>
		</PageBody>
	);
}

function NewForm() {
	const { tenants, from, until, zone } = useLoaderData<typeof loader>();
	const { t, i18n } = useTranslation(["announcements", "shell"]);
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "announce" });
	const first = languageCodes.find((code) => code === i18n.language) ?? "en";
	const field = (code: string) => (
		<TextField
			key={code}
			id={code === first ? "texts" : `texts-${code}`}
			name={`texts.${code}`}
			label={languages[code as typeof first].name}
			lang={code}
			maxLength={300}
			error={code === first ? problem.of("texts") : undefined}
			defaultValue={problem.typed(`texts.${code}`)}
		/>
	);
	return (
		<Section title={t("new")}>
			<Form method="post" className="flex max-w-120 flex-col gap-5" noValidate>
				<RadioGroup
					name="level"
					legend={t("level")}
					options={levels.map((value) => ({
						value,
						label: t(`shell:announcement.${value}`),
						help: t(`levels.${value}`),
					}))}
					defaultValue={problem.typed("level") ?? "info"}
				/>
				<FieldGroup id="in-languages" legend={t("text")} help={t("textHelp")}>
					<div className="flex flex-col gap-3">
						{field(first)}
						<details>
							<summary className="cursor-pointer py-1 text-sm font-medium">{t("others")}</summary>
							<div className="mt-2 flex flex-col gap-3">
								{languageCodes.filter((code) => code !== first).map(field)}
							</div>
						</details>
					</div>
				</FieldGroup>
				<SelectField
					id="tenant"
					name="tenant"
					label={t("who")}
					options={[
						{ value: "", label: t("everybody") },
						...tenants.map(({ id, name }) => ({ value: id, label: name })),
					]}
					defaultValue={problem.typed("tenant")}
					error={problem.of("tenant")}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField
						id="from"
						type="datetime-local"
						name="from"
						label={t("from")}
						help={zone.replaceAll("_", " ")}
						defaultValue={problem.typed("from") ?? from}
						error={problem.of("from")}
					/>
					<TextField
						id="until"
						type="datetime-local"
						name="until"
						label={t("until")}
						help={zone.replaceAll("_", " ")}
						defaultValue={problem.typed("until") ?? until}
						error={problem.of("until")}
					/>
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="announce">{t("announce")}</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
