import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#app/platform/i18n";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { places } from "../places";
import { type Like, LikeNotice } from "./contact-like";
import { ContactRows } from "./contact-rows";
import { CustomerField } from "./customer-field";

type Valued = { kind: string; value: string };
type Picked = { id: string; name: string };
export type ContactValues = {
	id?: string;
	firstName?: string;
	lastName?: string;
	jobTitle?: string | null;
	emails?: Valued[];
	phones?: Valued[];
	language?: string | null;
	consent?: string;
	description?: string | null;
};
type ContactFieldsProps = {
	values: ContactValues;
	/** Those it belongs to, to be taken away. */
	customers: Picked[];
	/** One that is offered for a new contact. */
	offered?: Picked | null;
	problem: ReturnType<typeof useFormProblem>;
	tenant: string;
};

/** What people fill in about a contact person; somebody like it is told of while they type. */
export function ContactFields({ values, customers, offered = null, problem, tenant }: ContactFieldsProps) {
	const { t } = useTranslation("crmContacts");
	const at = places(tenant);
	const likely = useFetcher<{ items: Like[] }>();
	const box = useRef<HTMLDivElement>(null);
	const waiting = useRef<number>();
	useEffect(() => () => window.clearTimeout(waiting.current), []);
	const look = (event: ChangeEvent<HTMLDivElement>) => {
		const { name } = event.target as unknown as HTMLInputElement;
		if (!["firstName", "lastName", "email0"].includes(name)) return;
		window.clearTimeout(waiting.current);
		waiting.current = window.setTimeout(() => {
			const value = (field: string) => box.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value ?? "";
			const asked = { firstName: value("firstName"), lastName: value("lastName"), email: value("email0") };
			likely.load(`${at.contacts}/like?${new URLSearchParams({ ...asked, contact: values.id ?? "" })}`);
		}, 400);
	};
	const typed = (field: string, stored?: string | null) => problem.typed(field) ?? stored ?? "";
	return (
		<div ref={box} className="flex flex-col gap-5" onChange={look}>
			<div className="grid gap-5 sm:grid-cols-2">
				{(["firstName", "lastName"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						label={t(`contact.${name}`)}
						error={problem.of(name)}
						defaultValue={typed(name, values[name])}
						autoComplete="off"
						maxLength={80}
					/>
				))}
			</div>
			<LikeNotice like={likely.data?.items ?? []} tenant={tenant} />
			<TextField
				id="jobTitle"
				name="jobTitle"
				label={t("contact.jobTitle")}
				error={problem.of("jobTitle")}
				defaultValue={typed("jobTitle", values.jobTitle)}
				optional
				autoComplete="off"
			/>
			{(["email", "phone"] as const).map((what) => (
				<ContactRows key={what} what={what} stored={values[`${what}s`] ?? []} problem={problem} />
			))}
			<SelectField
				id="language"
				name="language"
				label={t("contact.language")}
				help={t("contact.languageHelp")}
				error={problem.of("language")}
				defaultValue={typed("language", values.language)}
				className="max-w-80"
				options={[
					{ value: "", label: t("contact.languageUnknown") },
					...Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value })),
				]}
			/>
			<SelectField
				id="consent"
				name="consent"
				label={t("contact.consent")}
				help={t("contact.consentHelp")}
				error={problem.of("consent")}
				defaultValue={typed("consent", values.consent) || "unknown"}
				className="max-w-80"
				options={(["unknown", "given", "withdrawn"] as const).map((value) => ({ value, label: t(`consent.${value}`) }))}
			/>
			{customers.length > 0 && (
				<CheckboxGroup
					name="customerIds"
					legend={t("contact.customers")}
					options={customers.map(({ id, name }) => ({ value: id, label: name }))}
					isTicked={(id) => problem.ticked("customerIds", id) ?? true}
				/>
			)}
			<CustomerField
				label={t(customers.length > 0 ? "contact.oneMoreCustomer" : "contact.customer")}
				error={problem.of("customer") ?? problem.of("customerIds")}
				source={`${at.tasks}/customers`}
				given={offered}
				typed={problem.typed("customer")}
			/>
			<TextArea
				id="description"
				name="description"
				label={t("contact.description")}
				error={problem.of("description")}
				defaultValue={typed("description", values.description)}
				optional
			/>
		</div>
	);
}
