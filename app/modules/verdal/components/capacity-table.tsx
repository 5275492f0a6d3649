import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import type { Capacity } from "../capacity/capacity.server";
import { paths } from "../paths";

/** What each workplace takes, what is taken, and from when there is room; how many it takes is settled in its row. */
export function CapacityTable({ workplaces, tenant }: { workplaces: readonly Capacity[]; tenant: string }) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const { overview } = paths(tenant);
	const columns: Column<Capacity>[] = [
		{
			...{ key: "name", header: t("field.companyId"), phone: "title" },
			cell: ({ id, name }) => (
				<Link to={`${overview}?f=workplace.any.${id}`} className="link">
					{name}
				</Link>
			),
		},
		{
			...{ key: "free", header: t("capacity.free"), align: "right", phone: "end" },
			cell: ({ free }) => <span className="font-semibold">{free ?? t("capacity.unknown")}</span>,
		},
		{
			...{ key: "taken", header: t("capacity.taken"), align: "right" },
			cell: ({ taken }) => (
				<>
					<span className="sm:hidden">{t("capacity.taken")}: </span>
					{taken}
				</>
			),
		},
		{
			...{ key: "coming", header: t("capacity.coming"), align: "right" },
			cell: ({ coming }) => (
				<>
					<span className="sm:hidden">{t("capacity.coming")}: </span>
					{coming}
				</>
			),
		},
		{
			...{ key: "from", header: t("capacity.freeFrom") },
			cell: ({ freeFrom }) =>
				freeFrom && (
					<span suppressHydrationWarning>
						<span className="sm:hidden">{t("capacity.freeFrom")}: </span>
						{format.date(freeFrom)}
					</span>
				),
		},
		{
			...{ key: "places", header: t("capacity.places"), phone: "state" },
			cell: ({ id, name, places }) => (
				<Form method="post" className="flex items-center gap-2" preventScrollReset>
					<input type="hidden" name="companyId" value={id} />
					<input
						name="places"
						type="number"
						min={0}
						max={500}
						required
						key={places}
						defaultValue={places ?? ""}
						aria-label={t("capacity.placesAt", { name })}
						className="field w-20"
					/>
					<SubmitButton intent="places" kind="secondary" size="sm" aria-label={t("capacity.saveAt", { name })}>
						{t("save.button")}
					</SubmitButton>
				</Form>
			),
		},
	];
	return (
		<Table label={t("shape.capacity")} columns={columns} rows={workplaces} rowKey={({ id }) => id} density="roomy" />
	);
}
