import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { linkDays } from "../profile/link-days";
import type { ShownLink } from "../profile/profile-links.server";

/** Links by which a bank or a mentor sees the profile alone. */
export function ProfileLinks({ links, answer }: { links: readonly ShownLink[]; answer: unknown }) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "makeLink" });
	const made = (answer as { profileLink?: string } | undefined)?.profileLink;
	return (
		<Section title={t("links.title")} intro={t("links.intro")} count={links.length || undefined}>
			{made && (
				<div className="mb-3">
					<Notice tone="success" live title={t("links.made")}>
						<CopyField label={t("links.address")} value={made} help={t("links.once")} />
					</Notice>
				</div>
			)}
			{links.length > 0 && (
				<CardList label={t("links.title")}>
					{links.map(({ id, recipient, expiresAt }) => (
						<CardRow key={id} className="justify-between text-sm">
							<div className="min-w-0">
								<p className="font-medium break-words">{recipient}</p>
								<p className="text-13 text-ink-3">
									{t("links.until")} <Time at={expiresAt} as="date" />
								</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={id} />
								<IconButton
									type="submit"
									name="intent"
									value="revokeLink"
									icon="trash-2"
									label={t("links.close", { name: recipient })}
								/>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<details className="mt-3" open={problem.refused || undefined}>
				<summary className="btn btn-secondary btn-sm">{t("links.add")}</summary>
				<Form method="post" className="group card mt-2 flex flex-col gap-3 p-4" preventScrollReset noValidate>
					<TextField
						id="recipient"
						name="recipient"
						label={t("links.recipient")}
						help={t("links.recipientHelp")}
						error={problem.of("recipient")}
						defaultValue={problem.typed("recipient") ?? ""}
						autoComplete="off"
					/>
					<SelectField
						id="days"
						name="days"
						label={t("links.days")}
						error={problem.of("days")}
						defaultValue={problem.typed("days") ?? "30"}
						options={linkDays.map((value) => ({ value, label: t("links.forDays", { count: Number(value) }) }))}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="makeLink" kind="secondary" icon="link">
							{t("links.make")}
						</SubmitButton>
					</div>
				</Form>
			</details>
		</Section>
	);
}
