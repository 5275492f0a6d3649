import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { NamesIn } from "#app/directory/fields/field";
import { FormFields } from "#app/directory/fields/form-fields";
import { languages } from "#app/platform/i18n";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { contactFields } from "../contacts/contacts.fields";
import { paths } from "../paths";
import { type Like, LikeNotice } from "./contact-like";
import { ContactRows } from "./contact-rows";
import { CustomerField } from "./customer-field";

type Valued = { kind: string; value: string };
type Picked = { id: string; name: string };
export type ContactValues = Partial<Record<NamesIn<typeof contactFields, "form">, unknown>> & {
	id?: string;
	emails?: Valued[];
	phones?: Valued[];
};
/** They stand side by side, above whoever is like them. */
const names = ["firstName", "lastName"] as const;

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
	const at = paths(tenant);
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
	const all = { fields: contactFields, values, problem, t, autoComplete: "off" };
	const rows = (what: "email" | "phone") => (
		<ContactRows what={what} stored={values[`${what}s`] ?? []} problem={problem} />
	);
	return (
		<div ref={box} className="flex flex-col gap-5" onChange={look}>
			<div className="grid gap-5 sm:grid-cols-2">
				<FormFields {...all} only={names} />
			</div>
			<LikeNotice like={likely.data?.items ?? []} tenant={tenant} />
			<FormFields
				{...all}
				without={names}
				more={{
					language: {
						help: t("contact.languageHelp"),
						options: [
							{ value: "", label: t("contact.languageUnknown") },
							...Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value })),
						],
					},
					consent: { help: t("contact.consentHelp") },
				}}
				parts={{
					emails: rows("email"),
					phones: rows("phone"),
					customerIds: <ContactCustomers {...{ customers, offered, problem, source: `${at.tasks}/customers` }} />,
				}}
			/>
		</div>
	);
}

type ContactCustomersProps = Pick<ContactFieldsProps, "customers" | "offered" | "problem"> & { source: string };

/** The customers of a contact person, to be taken away, and one more. */
function ContactCustomers({ customers, offered = null, problem, source }: ContactCustomersProps) {
	const { t } = useTranslation("crmContacts");
	return (
		<>
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
				source={source}
				given={offered}
				typed={problem.typed("customer")}
			/>
		</>
	);
}
