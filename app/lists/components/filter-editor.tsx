import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { SelectField, TextField } from "#app/ui/text-field";
import { columnOf, type ListColumn, type ListDefinition } from "../definition";
import { type Filter, type FilterOp, opsOf, readFilter, valuesOf } from "../filters";
import type { ListData } from "../list-data";
import { periodNames } from "../periods";
import { writeState } from "../state";
import { MomentField } from "./moment-field";
import { type ListFinders, type ListOptions, useFilterWords } from "./use-filter-words";
import type { ListAddress } from "./use-list-address";

type FilterEditorProps = {
	definition: ListDefinition;
	list: ListData;
	options: ListOptions;
	finders: ListFinders;
	address: ListAddress;
};

/** One filter being made or changed, between the filters and the table. A plain GET form: it works without JavaScript. */
export function FilterEditor({ definition, list, options, finders, address }: FilterEditorProps) {
	const { t } = useTranslation("lists");
	const words = useFilterWords(definition, options);
	const draft = list.draft ?? "";
	const begun = readFilter(definition, draft);
	const column = columnOf(definition, begun?.column ?? draft);
	if (!column?.filterable) return null;
	const keep = [...writeState(definition, list.state), ...address.others];
	const back = address.to(begun ? { filters: [...list.state.filters, begun] } : {});
	return (
		<Form
			key={draft}
			method="get"
			preventScrollReset
			aria-label={t("filter.by", { column: words.name(column.key) })}
			className="card mb-3 flex flex-wrap items-end gap-3 p-4"
		>
			{keep.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a name may come more often than once
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<input type="hidden" name="fc" value={column.key} />
			<Fields
				column={column}
				begun={begun}
				choices={words.choices(column.key)}
				finder={finders[column.key]}
				name={words.name(column.key)}
			/>
			<SubmitButton kind="secondary">{t("filter.add")}</SubmitButton>
			<LinkButton kind="quiet" to={back} preventScrollReset>
				{t("filter.cancel")}
			</LinkButton>
		</Form>
	);
}

type FieldsProps = {
	column: ListColumn;
	begun: Filter | undefined;
	choices: readonly { value: string; label: string }[];
	finder: string | undefined;
	name: string;
};

function Fields({ column, begun, choices, finder, name }: FieldsProps) {
	const { t } = useTranslation("lists");
	const ops = opsOf[column.kind];
	const [op, setOp] = useState<FilterOp>(begun?.op ?? ops[0] ?? "is");
	return (
		<>
			<SelectField
				name="fo"
				label={`${name}: ${t("filter.how").toLowerCase()}`}
				className="min-w-40"
				value={op}
				onChange={(event) => setOp(event.currentTarget.value as FilterOp)}
				options={ops.map((value) => ({ value, label: t(`op.${value}`) }))}
			/>
			{Array.from({ length: valuesOf[op].least }, (_, index) => (
				<Value
					// biome-ignore lint/suspicious/noArrayIndexKey: the places of the values do not change
					key={`${op}${index}`}
					column={column}
					op={op}
					values={begun?.op === op ? begun.values.slice(index) : []}
					{...{ choices, finder, name }}
				/>
			))}
		</>
	);
}

type ValueProps = Pick<FieldsProps, "column" | "choices" | "finder" | "name"> & { op: FilterOp; values: string[] };

function Value({ column, op, values, choices, finder, name }: ValueProps) {
	const { t } = useTranslation(["lists", "common"]);
	const about = { name: "fv", label: t("filter.value"), defaultValue: values[0] ?? "", className: "min-w-40" };
	switch (column.kind) {
		case "yesno":
			return (
				<SelectField {...about} options={["yes", "no"].map((value) => ({ value, label: t(`common:${value}`) }))} />
			);
		case "choice":
		case "person":
		case "tags":
			if (finder !== undefined)
				return (
					<div className="w-80 max-w-full">
						<PeoplePicker
							id="fv"
							name="fv"
							legend={name}
							address={finder}
							people={choices.map((choice) => ({ id: choice.value, name: choice.label }))}
							ticked={(id) => values.includes(id)}
							finds={column.kind === "person" ? "people" : "any"}
						/>
					</div>
				);
			if (choices.length === 0) return <TextField {...about} />;
			return (
				<fieldset className="flex flex-wrap gap-x-4">
					<legend className="label">{t("filter.value")}</legend>
					{choices.map(({ value, label }) => (
						<Checkbox key={value} name="fv" value={value} label={label} defaultChecked={values.includes(value)} />
					))}
				</fieldset>
			);
		case "date":
		case "day":
			if (op !== "is") return <MomentField value={values[0] ?? ""} />;
			return <SelectField {...about} options={periodNames.map((value) => ({ value, label: t(`period.${value}`) }))} />;
		case "number":
			return <TextField {...about} inputMode="decimal" />;
		case "text":
			return <TextField {...about} />;
	}
}
