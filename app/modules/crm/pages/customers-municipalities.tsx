import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { CountyMap } from "../customers-list/components/county-map";
import { useCustomerTabs } from "../customers-list/components/use-shape-tabs";
import { MunicipalitiesQuery, showMunicipalities } from "../customers-list/shapes/show-municipalities.server";
import { page } from "../guard.server";
import { paths as placesOf } from "../paths";
import "#app/ui/list.css";

export const handle = { i18n: ["crm", "crmLists", "lists", "errors"], title: "crmLists:shape.municipalitiesTitle" };

export const loader = page("customers", MunicipalitiesQuery, showMunicipalities);

export default function Municipalities() {
	const { places, byCounty, chosen, without, counted, writes, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmLists");
	const at = placesOf(tenant);
	const tabs = useCustomerTabs(tenant, "municipalities");
	const most = Math.max(...places.map(({ count }) => count), 1);
	const filtered = (filter: string) => `${at.customers}?${new URLSearchParams({ f: filter })}`;
	const tiles = [
		...places.map(({ name, count }) => ({
			...{ name, count, to: filtered(`municipality.any.${encodeURIComponent(name)}`) },
		})),
		...(without > 0 && chosen === null
			? [{ name: t("municipalities.none"), count: without, to: filtered("municipality.empty") }]
			: []),
	];
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("crm:customers.title")}
				actions={
					writes && (
						<LinkButton kind="primary" icon="plus" to={at.newCustomer}>
							{t("crm:customers.new")}
						</LinkButton>
					)
				}
			/>
			<Tabs label={t("view.label")} tabs={tabs} />
			{tiles.length === 0 && (
				<EmptyState icon="map-pin" title={t("crm:customers.none")}>
					{t("crm:customers.noneHelp")}
				</EmptyState>
			)}
			{Object.keys(byCounty).length > 0 && (
				<CountyMap
					counts={byCounty}
					counted={counted}
					chosen={chosen}
					to={(county) => (county ? `${at.municipalities}?county=${county}` : at.municipalities)}
				/>
			)}
			{chosen !== null && (
				<p className="mt-5 text-sm">
					<Link to={at.municipalities} className="link" preventScrollReset>
						{t("municipalities.all")}
					</Link>
				</p>
			)}
			<ul
				aria-label={t("shape.municipalitiesTitle")}
				className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
			>
				{tiles.map(({ name, count, to }) => (
					<li key={to} className="card relative p-4 hover:bg-sunken">
						<Link to={to} className="row-link text-base! after:absolute after:inset-0">
							{name}
						</Link>
						<p className="mt-1 text-13 text-ink-2">
							{count > counted
								? t("municipalities.more", { count: counted })
								: t("municipalities.customers", { count })}
						</p>
						<progress value={Math.min(count, most)} max={most} className="progress mt-3 w-full" aria-hidden="true" />
					</li>
				))}
			</ul>
		</div>
	);
}
