import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { superadmin, verb } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { type Column, RowLink, Table } from "#app/ui/table";
import * as input from "../catalogue.schema";
import type { CatalogueModule } from "../catalogue.server";
import * as act from "../catalogue-actions.server";
import { ModulePanel } from "../components/module-panel";
import { useWords } from "../components/words";
import { showCatalogue } from "../show-catalogue.server";

export const handle = { i18n: ["followup", "modules", "errors"], title: "followup:catalogue.title" };

export const loader = superadmin.page(input.CataloguePage, showCatalogue);
export const action = superadmin.pageAction({
	editModule: verb(input.EditModule, act.editModule),
	activate: verb(input.ActivateModule, act.activate),
	editComponent: verb(input.EditComponent, act.editComponent),
	move: verb(input.MoveComponent, act.move),
	addRole: verb(input.AddRole, act.addRole),
	changeRole: verb(input.EditRole, act.changeRole),
	removeRole: verb(input.ById, act.removeRole),
});

export default function Modules() {
	const { modules, current } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("followup");
	return (
		<WithPanel
			title={t("catalogue.title")}
			panel={current && <ModulePanel key={current.guid} module={current} answer={answer} />}
		>
			<div className="px-4 md:px-6">
				<PageHeader title={t("catalogue.title")} count={modules.length} meta={t("catalogue.intro")} />
			</div>
			{modules.length > 0 ? (
				<ModulesTable modules={modules} current={current?.guid ?? null} />
			) : (
				<div className="px-4 md:px-6">
					<EmptyState icon="blocks" title={t("catalogue.none")}>
						{t("catalogue.noneText")}
					</EmptyState>
				</div>
			)}
		</WithPanel>
	);
}

function ModulesTable({ modules, current }: { modules: readonly CatalogueModule[]; current: string | null }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const format = useFormat();
	const columns: Column<CatalogueModule>[] = [
		{
			key: "module",
			header: t("field.module"),
			phone: "title",
			cell: (module) => (
				<RowLink
					to={`?module=${module.guid}`}
					lead={
						<span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
							<Icon name={toIconName(module.icon)} />
						</span>
					}
					under={module.description || module.key}
				>
					{words.module(module)}
				</RowLink>
			),
		},
		{
			key: "components",
			header: t("catalogue.components"),
			cell: (module) => t("catalogue.componentCount", { count: module.components.length }),
		},
		{
			key: "roles",
			header: t("catalogue.roles"),
			phone: "hide",
			cell: (module) => module.roles.map((role) => words.role(role.name)).join(", "),
		},
		{
			key: "tenants",
			header: t("catalogue.usedBy"),
			align: "right",
			phone: "end",
			cell: (module) => format.number(module.tenants),
		},
		{
			key: "state",
			header: t("tenants.status"),
			phone: "state",
			cell: (module) =>
				module.isActive ? (
					<Badge tone="success" icon="circle-check">
						{t("entry.active")}
					</Badge>
				) : (
					<Badge icon="minus">{t("catalogue.inactive")}</Badge>
				),
		},
	];
	return (
		<Table
			label={t("catalogue.title")}
			columns={current ? columns.filter(({ key }) => key !== "roles") : columns}
			rows={modules}
			rowKey={(module) => module.id}
			isCurrent={(module) => module.guid === current}
			density="roomy"
		/>
	);
}
