import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { CompanyParts } from "../companies/parts.server";

const fields = [
	{ name: "name", type: "text" },
	{ name: "jobTitle", type: "text" },
	{ name: "email", type: "email" },
	{ name: "phone", type: "tel" },
] as const;

type ContactFormProps = { contact?: CompanyParts["contacts"][number]; answer: unknown };

/** Adds a contact person, or changes one. */
export function ContactForm({ contact, answer }: ContactFormProps) {
	const { t } = useTranslation("kartlegging");
	const intent = contact ? "changeContact" : "addContact";
	const idOf = (name: string) => `contact-${name}${contact ? `-${contact.id}` : ""}`;
	const ids = Object.fromEntries(fields.map(({ name }) => [name, idOf(name)]));
	// The page has such a form for each contact.
	const isOwn = useFormProblem(answer, { intent }).typed("id") === contact?.id;
	const problem = useFormProblem(isOwn ? answer : null, { intent, ids });
	return (
		<details className="mt-3" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">
				{t(contact ? "contacts.edit" : "contacts.add")}
				{contact && <span className="sr-only"> {contact.name}</span>}
			</summary>
			<Form method="post" className="group card mt-2 flex flex-col gap-3 p-4" preventScrollReset noValidate>
				{contact && <input type="hidden" name="id" value={contact.id} />}
				{fields.map(({ name, type }) => (
					<TextField
						key={name}
						id={idOf(name)}
						name={name}
						type={type}
						label={t(`contacts.${name}`)}
						optional={name !== "name"}
						error={problem.of(name)}
						defaultValue={problem.typed(name) ?? contact?.[name] ?? ""}
						autoComplete="off"
					/>
				))}
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent={intent} kind="secondary">
						{t("contacts.save")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
