import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { Icon } from "#app/ui/icon";
import { SelectField, TextField } from "#app/ui/text-field";
import type { FindQuery } from "../resources.schema";

type FindFormProps = {
	query: FindQuery;
	types: readonly { id: string; name: string }[];
	features: readonly string[];
	access: readonly FindQuery["access"][number][];
	/** The list without anything that is looked for. */
	clear: string;
};

/** What is looked for: first when and for how many, then what it must have. */
export function FindForm({ query, types, features, access, clear }: FindFormProps) {
	const { t } = useTranslation(["resources", "resourceAccess"]);
	return (
		<Form method="get" className="card mb-5 flex flex-col gap-3 p-4" preventScrollReset>
			<input type="hidden" name="as" value={query.as} />
			<div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
				<TextField
					id="day"
					name="day"
					type="date"
					className="max-sm:col-span-2"
					label={t("find.day")}
					defaultValue={query.day}
				/>
				<TextField id="from" name="from" type="time" step={900} label={t("find.from")} defaultValue={query.from} />
				<TextField id="until" name="until" type="time" step={900} label={t("find.until")} defaultValue={query.until} />
				<TextField
					id="seats"
					name="seats"
					type="number"
					min={1}
					label={t("find.seats")}
					defaultValue={query.seats ?? ""}
				/>
				<TextField id="q" name="q" type="search" label={t("find.q")} defaultValue={query.q} />
				<SelectField
					id="type"
					name="type"
					label={t("field.type")}
					defaultValue={query.type}
					options={[
						{ value: "", label: t("find.everyType") },
						...types.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			</div>
			{features.length > 0 && (
				<details open={query.features.length > 0 || undefined}>
					<summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-medium">
						<Icon name="chevron-down" className="size-4" />
						{t("field.features")}
					</summary>
					<CheckboxGroup
						id="features"
						name="features"
						legend={t("field.features")}
						hideLegend
						layout="flow"
						options={features.map((feature) => ({ value: feature, label: feature }))}
						isTicked={(value) => query.features.includes(value)}
					/>
				</details>
			)}
			{access.length > 0 && (
				<details open={query.access.length > 0 || undefined}>
					<summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-medium">
						<Icon name="chevron-down" className="size-4" />
						{t("resourceAccess:title")}
					</summary>
					<CheckboxGroup
						id="access"
						name="access"
						legend={t("resourceAccess:title")}
						hideLegend
						layout="flow"
						options={access.map((feature) => ({ value: feature, label: t(`resourceAccess:feature.${feature}`) }))}
						isTicked={(value) => query.access.some((feature) => feature === value)}
					/>
				</details>
			)}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" kind="primary" icon="search">
					{t("find.do")}
				</Button>
				<LinkButton kind="quiet" to={clear}>
					{t("find.clear")}
				</LinkButton>
			</div>
		</Form>
	);
}
