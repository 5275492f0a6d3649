import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
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
	const error = errorOf("roles");
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
			<fieldset id={ids.roles} tabIndex={-1} aria-describedby={error && `${ids.roles}-error`}>
				<legend className="label mb-1">{t("entry.roles")}</legend>
				<FieldError id={`${ids.roles}-error`}>{error}</FieldError>
				<p className="mb-1 text-13 text-ink-3">{t("entry.rolesHelp")}</p>
				<div className="flex flex-wrap gap-x-5">
					{roles.map((name) => (
						<Checkbox
							key={name}
							name="roles[]"
							value={name}
							label={words.role(name)}
							defaultChecked={terms.roles.includes(name)}
						/>
					))}
				</div>
			</fieldset>
		</>
	);
}
