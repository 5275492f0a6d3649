import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import type { ResourceData } from "../find.server";
import { paths } from "../paths";
import { PresenceBadge } from "./presence-badge";

const ROWS = [1, 2, 3, 4, 5, 6];
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Resources where they are in the house: a table for each floor, and below it those that have no place on a plan. */
export function FloorPlan({ rows, tenant }: { rows: readonly ResourceData[]; tenant: string }) {
	const { t } = useTranslation("resources");
	const placed = rows.filter(({ planRow, planColumn }) => planRow !== null && planColumn !== null);
	const others = rows.filter((one) => !placed.includes(one));
	const floors = [...new Set(placed.map(({ floor }) => floor))].sort();
	return (
		<div className="flex flex-col gap-8">
			{floors.map((floor) => (
				<Floor
					key={floor}
					name={floor || t("plan.ground")}
					rows={placed.filter((one) => one.floor === floor)}
					tenant={tenant}
				/>
			))}
			{others.length > 0 && (
				<section>
					<h2 className="mb-2 text-base font-semibold">{t("plan.elsewhere")}</h2>
					<ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
						{others.map((resource) => (
							<li key={resource.id} className="card p-3">
								<Tile resource={resource} tenant={tenant} />
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

function Floor({ name, rows, tenant }: { name: string; rows: readonly ResourceData[]; tenant: string }) {
	const last = (of: "planRow" | "planColumn") => Math.max(...rows.map((one) => one[of] ?? 1));
	const lines = ROWS.slice(0, last("planRow"));
	const columns = COLUMNS.slice(0, last("planColumn"));
	return (
		<section>
			<h2 className="mb-2 text-base font-semibold">{name}</h2>
			<div className="relative overflow-x-auto">
				<table className="w-full min-w-160 table-fixed border-separate border-spacing-1 rounded-lg border border-line p-1">
					<caption className="sr-only">{name}</caption>
					<tbody>
						{lines.map((row) => (
							<tr key={row}>
								{columns.map((column) => {
									const here = rows.filter(({ planRow, planColumn }) => planRow === row && planColumn === column);
									return (
										<td key={column} className={`h-24 align-top ${here.length > 0 ? "rounded-md bg-hover p-2" : ""}`}>
											{here.map((resource) => (
												<Tile key={resource.id} resource={resource} tenant={tenant} />
											))}
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

function Tile({ resource, tenant }: { resource: ResourceData; tenant: string }) {
	return (
		<div className="flex flex-col items-start gap-1">
			<Link to={paths(tenant).resource(resource.id)} className="link font-medium break-words">
				{resource.name}
			</Link>
			<PresenceBadge presence={resource.presence} />
		</div>
	);
}
