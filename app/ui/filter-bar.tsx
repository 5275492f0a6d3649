import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Icon } from "./icon";
import { Link } from "./link";
import { SearchInput } from "./search-input";
import type { Choice } from "./text-field";

export type FilterChip = { name: string; value: string /** The list without this filter. */; without: string };

type FilterBarProps = {
	/** The search field's name for people and its placeholder: "Search users". */
	searchLabel?: string;
	searchName?: string;
	query?: string;
	/** Selects (`FilterSelect`) that stand beside the search field. */
	children?: ReactNode;
	chips?: readonly FilterChip[];
	/** Parameters of the address that a new search keeps, such as the tab or the sorting. */
	keep?: Readonly<Record<string, string | null | undefined>>;
	/** At the right end: columns, CSV. */
	actions?: ReactNode;
};

/** Search and filters of a list. They are a GET form, so they stand in the address and work without JavaScript. */
export function FilterBar({
	searchLabel,
	searchName = "q",
	query,
	children,
	chips = [],
	keep = {},
	actions,
}: FilterBarProps) {
	const { t } = useTranslation("common");
	const [address] = useSearchParams();
	const kept = { contentonly: address.has("contentonly") ? "1" : null, ...keep };
	return (
		<div className="flex flex-wrap items-center gap-2 py-3">
			<Form method="get" role="search" preventScrollReset className="flex flex-wrap items-center gap-2 max-sm:contents">
				{Object.entries(kept).map(([name, value]) =>
					value ? <input key={name} type="hidden" name={name} value={value} /> : null,
				)}
				{searchLabel && (
					<div className="relative w-60 max-sm:w-auto max-sm:flex-1">
						<Icon name="search" className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
						<SearchInput
							query={query}
							name={searchName}
							aria-label={searchLabel}
							placeholder={searchLabel}
							className="field pl-8"
						/>
					</div>
				)}
				{children && (
					<div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full">
						{children}
						<noscript>
							<Button type="submit">{t("filter.filter")}</Button>
						</noscript>
					</div>
				)}
			</Form>
			{chips.map((chip) => (
				<span key={`${chip.name}${chip.value}`} className="chip max-sm:order-2">
					{chip.name} <span className="font-medium text-ink">{chip.value}</span>
					<Link
						to={chip.without}
						aria-label={t("filter.removeOne", { name: chip.name, value: chip.value })}
						className="inline-flex size-6 items-center justify-center rounded-md hover:bg-hover max-md:size-10"
						preventScrollReset
					>
						<Icon name="x" className="size-3.5" />
					</Link>
				</span>
			))}
			{actions && <div className="ml-auto flex gap-1">{actions}</div>}
		</div>
	);
}

type FilterSelectProps = { label: string; name: string; value?: string | null; options: readonly Choice[] };

/** One choice of a filter bar; choosing filters at once. Give the first option value "" for "all". */
export function FilterSelect({ label, name, value, options }: FilterSelectProps) {
	const submit = useSubmit();
	return (
		<div className="relative max-sm:min-w-[calc(50%-0.25rem)] max-sm:flex-1">
			<select
				key={value}
				name={name}
				defaultValue={value ?? ""}
				aria-label={label}
				className="field w-auto max-sm:w-full"
				onChange={(event) => submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2" />
		</div>
	);
}

/** One end of a span of days; a whole day filters at once. */
export function FilterDay({ name, label, value }: { name: string; label: string; value: string }) {
	return (
		<label className="flex items-center gap-1.5 text-13 text-ink-2 max-sm:flex-1 max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5">
			{label}
			<input
				key={value}
				type="date"
				name={name}
				defaultValue={value}
				className="field w-auto max-sm:w-full"
				onChange={(event) => {
					const { form, value: day } = event.currentTarget;
					if (day === "" || /^[12]\d{3}-/.test(day)) form?.requestSubmit();
				}}
			/>
		</label>
	);
}
