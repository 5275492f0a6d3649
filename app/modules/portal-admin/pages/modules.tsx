import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { handler, superadmin } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import * as input from "../catalogue.schema";
import * as act from "../catalogue-actions.server";
import { ModulePanel } from "../components/module-panel";
import { ModuleTiles } from "../components/module-tiles";
import { NewModulePanel } from "../components/new-module-panel";
import { SortMenu } from "../components/sort-menu";
import { moduleList } from "../module-list";
import { showCatalogue } from "../show-catalogue.server";

export const handle = { i18n: ["followup", "lists", "people", "modules", "errors"], title: "followup:catalogue.title" };

export const loader = superadmin.page(input.CataloguePage, showCatalogue);
export const action = superadmin.pageAction({
	createModule: handler(input.CreateModule, act.createModule),
	dropModule: handler(input.ById, act.dropModule),
	editModule: handler(input.EditModule, act.editModule),
	activate: handler(input.ActivateModule, act.activate),
	addPage: handler(input.AddComponent, act.addPage),
	removePage: handler(input.ById, act.removePage),
	editComponent: handler(input.EditComponent, act.editComponent),
	show: handler(input.ShowComponent, act.show),
	place: handler(input.PlaceComponent, act.place),
	move: handler(input.MoveComponent, act.move),
	addRole: handler(input.AddRole, act.addRole),
	changeRole: handler(input.EditRole, act.changeRole),
	removeRole: handler(input.ById, act.removeRole),
});

export default function Modules() {
	const { rows, list, current, isNew, hasAny, countedTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("followup");
	const address = useListAddress(moduleList, list);
	const to = useAddress();
	const create = (
		<LinkButton kind="primary" icon="plus" to={to({ new: "1", module: null, used: null })} preventScrollReset>
			{t("catalogue.new")}
		</LinkButton>
	);
	const panel = isNew ? (
		<NewModulePanel answer={answer} />
	) : (
		current && <ModulePanel key={current.guid} module={current} answer={answer} />
	);
	return (
		<WithPanel title={t("catalogue.title")} panel={panel}>
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("catalogue.title")}
					count={list.count}
					meta={t("catalogue.intro")}
					actions={!isNew && create}
				/>
				<ListBar
					definition={moduleList}
					list={list}
					searchLabel={t("catalogue.search")}
					exportTo="/followup/modules/export"
					actions={<SortMenu definition={moduleList} state={list.state} address={address} />}
				/>
			</div>
			<ListRegion>
				{rows.length > 0 && (
					<ModuleTiles
						modules={rows}
						current={current?.guid ?? null}
						besidePanel={panel !== null}
						countedTo={countedTo}
					/>
				)}
				{rows.length === 0 && (
					<div className="px-4 md:px-6">
						{hasAny ? (
							<NoHits clear="/followup/modules" />
						) : (
							<EmptyState icon="blocks" title={t("catalogue.none")}>
								{t("catalogue.noneText")}
							</EmptyState>
						)}
					</div>
				)}
			</ListRegion>
			<TableFoot
				range={t("catalogue.range", { count: rows.length })}
				previous={list.previous && to({ before: list.previous, cursor: null })}
				next={list.next && to({ cursor: list.next, before: null })}
			>
				<PageSizes size={list.state.size} address={address} />
			</TableFoot>
		</WithPanel>
	);
}
