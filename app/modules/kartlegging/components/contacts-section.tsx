import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { CompanyParts } from "../companies/parts.server";

type ContactsSectionProps = Pick<CompanyParts, "contacts"> & { answer: unknown };

const fields = [
	{ name: "name", type: "text" },
	{ name: "jobTitle", type: "text" },
	{ name: "email", type: "email" },
	{ name: "phone", type: "tel" },
] as const;

/** Whom one speaks to in a company. */
export function ContactsSection({ contacts, answer }: ContactsSectionProps) {
	const { t } = useTranslation("kartlegging");
	const ids = { name: "contactName", jobTitle: "contactTitle", email: "contactEmail", phone: "contactPhone" };
	const problem = useFormProblem(answer, { intent: "addContact", ids });
	return (
		<Section title={t("contacts.title")} count={contacts.length}>
			{contacts.length > 0 && (
				<CardList label={t("contacts.title")}>
					{contacts.map(({ id, name, jobTitle, email, phone }) => (
						<CardRow key={id} className="items-start justify-between">
							<div className="min-w-0 flex-1 text-sm">
								<p className="font-medium break-words">{name}</p>
								{jobTitle && <p className="text-13 text-ink-3">{jobTitle}</p>}
								{email && (
									<p className="text-13 break-all">
										<a href={`mailto:${email}`} className="link">
											{email}
										</a>
									</p>
								)}
								{phone && (
									<p className="text-13">
										<a href={`tel:${phone}`} className="link">
											{phone}
										</a>
									</p>
								)}
							</div>
							<ConfirmButton
								label={t("remove")}
								kind="quiet"
								size="sm"
								title={t("contacts.removeTitle", { name })}
								confirmLabel={t("remove")}
								fields={{ intent: "removeContact", id }}
							>
								{t("removeEffect")}
							</ConfirmButton>
						</CardRow>
					))}
				</CardList>
			)}
			<details className="mt-3" open={problem.refused || undefined}>
				<summary className="btn btn-secondary btn-sm">{t("contacts.add")}</summary>
				<Form
					method="post"
					key={contacts.length}
					className="group card mt-2 flex flex-col gap-3 p-4"
					preventScrollReset
					noValidate
				>
					{fields.map(({ name, type }) => (
						<TextField
							key={name}
							id={ids[name]}
							name={name}
							type={type}
							label={t(`contacts.${name}`)}
							optional={name !== "name"}
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? ""}
							autoComplete="off"
						/>
					))}
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="addContact" kind="secondary">
							{t("contacts.save")}
						</SubmitButton>
					</div>
				</Form>
			</details>
		</Section>
	);
}
