import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "#app/ui/choices";
import { TextField } from "#app/ui/text-field";
import { useWords } from "./words";

export type TermsIds = { starts: string; expires: string; roles: string };
type TermsFieldsProps = {
	ids: TermsIds;
	terms: { starts: string | null; expires: string | null; roles: readonly string[] };
	/** All roles of the module. */
	roles: readonly string[];
	errorOf: (field: string) => string | undefined;
};

/** The ids of the fields, for the links of a form's problems. */
export function useTermsIds(): TermsIds {
	const id = useId();
	return { starts: `${id}starts`, expires: `${id}expires`, roles: `${id}roles` };
}

/** From when to when a tenant has a module, and which of its roles may be given there. */
export function TermsFields({ ids, terms, roles, errorOf }: TermsFieldsProps) {
	const { t } = useTranslation("followup");
	const words = useWords();
	return (
		<>
			<TextField
				id={ids.starts}
				type="date"
				name="starts"
				label={t("entry.firstDayOfAccess")}
				help={t("entry.emptyIsAtOnce")}
				optional
				defaultValue={terms.starts ?? ""}
				error={errorOf("starts")}
			/>
			<TextField
				id={ids.expires}
				type="date"
				name="expires"
				label={t("entry.lastDayOfAccess")}
				help={t("entry.emptyIsForEver")}
				optional
				defaultValue={terms.expires ?? ""}
				error={errorOf("expires")}
			/>
			<CheckboxGroup
				id={ids.roles}
				name="roles[]"
				layout="flow"
				legend={t("entry.roles")}
				help={t("entry.rolesHelp")}
				options={roles.map((name) => ({ value: name, label: words.role(name) }))}
				error={errorOf("roles")}
				isTicked={(role) => terms.roles.includes(role)}
			/>
		</>
	);
}
