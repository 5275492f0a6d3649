import { type ReactNode, type SyntheticEvent, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { SelectField, TextField } from "#app/ui/text-field";

const kinds = { email: ["work", "private", "other"], phone: ["mobile", "work", "private", "other"] } as const;
const addKeys = { email: "contact.addEmail", phone: "contact.addPhone" } as const;
/** What the server takes of each. */
const MOST = 10;
const SPARE = 2;

type ContactRowsProps = {
	what: "email" | "phone";
	stored: readonly { kind: string; value: string }[];
	problem: ReturnType<typeof useFormProblem>;
};

/** The addresses or numbers of a contact person: those there are, and at least one. */
export function ContactRows({ what, stored, problem }: ContactRowsProps) {
	const { t } = useTranslation("crmContacts");
	const count = Math.min(MOST, Math.max(1, stored.length) + SPARE);
	return (
		<fieldset>
			<legend className="label mb-1.5">{t(`contact.${what}s`)}</legend>
			<div className="flex flex-col gap-2">
				<RowsFrom row={0} {...{ count, what, stored, problem }} />
			</div>
		</fieldset>
	);
}

/** A row, and the next ones folded up behind it: without JavaScript too there is one more whenever one is needed. */
function RowsFrom({ row, count, ...all }: ContactRowsProps & { row: number; count: number }) {
	const { what, stored, problem } = all;
	const { t } = useTranslation("crmContacts");
	const following = Array.from({ length: count - row - 1 }, (_, more) => row + 1 + more);
	const isInUse = (one: number) => one < stored.length || Boolean(problem.typed(`${what}${one}`));
	return (
		<>
			<ContactRow {...{ what, row, problem }} stored={stored[row]} />
			{following.length > 0 && (
				<Folded isOpen={following.some(isInUse)} label={t(addKeys[what])}>
					<RowsFrom row={row + 1} count={count} {...all} />
				</Folded>
			)}
		</>
	);
}

function ContactRow({ what, row, stored, problem }: Omit<ContactRowsProps, "stored"> & RowProps) {
	const { t } = useTranslation("crmContacts");
	const typed = (field: string, value?: string) => problem.typed(field) ?? value ?? "";
	return (
		<div className="grid grid-cols-[1fr_9rem] items-end gap-2">
			<TextField
				id={`${what}${row}`}
				name={`${what}${row}`}
				type={what === "email" ? "email" : "tel"}
				label={t(`contact.${what}Row`, { number: row + 1 })}
				error={problem.of(`${what}${row}`)}
				defaultValue={typed(`${what}${row}`, stored?.value)}
				optional
				autoComplete="off"
			/>
			<SelectField
				id={`${what}Kind${row}`}
				name={`${what}Kind${row}`}
				label={t("contact.kind")}
				defaultValue={typed(`${what}Kind${row}`, stored?.kind) || kinds[what][0]}
				options={kinds[what].map((value) => ({ value, label: t(`kind.${value}`) }))}
			/>
		</div>
	);
}

type RowProps = { row: number; stored?: { kind: string; value: string } };

/** A row that is not in use yet. Whoever opens it stands in its field. */
function Folded({ isOpen, label, children }: { isOpen: boolean; label: string; children: ReactNode }) {
	const enter = useCallback((event: SyntheticEvent<HTMLDetailsElement>) => {
		const details = event.currentTarget;
		const isByHand = [details.querySelector("summary"), document.body].includes(document.activeElement as HTMLElement);
		if (details.open && isByHand) details.querySelector("input")?.focus();
	}, []);
	return (
		<details open={isOpen} onToggle={enter} className="group/row">
			<summary className="btn btn-quiet w-fit group-open/row:hidden">
				<Icon name="plus" />
				{label}
			</summary>
			<div className="flex flex-col gap-2">{children}</div>
		</details>
	);
}
