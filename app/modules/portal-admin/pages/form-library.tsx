import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { shownColumns } from "#app/lists/definition";
import { handler, superadmin } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { FormLibraryTable } from "../components/form-library-table";
import { OfferedForms } from "../components/offered-forms";
import * as input from "../form-library/form-library.schema";
import { lockItem, offerAgain, renameItem, showFormLibrary, withdrawItem } from "../form-library/form-library.server";
import { formLibraryList } from "../form-library/form-library-list";

export const handle = {
	i18n: ["providerLibrary", "formLibrary", "lists", "people", "errors"],
	title: "providerLibrary:title",
};

export const loader = superadmin.page(input.FormLibraryPage, showFormLibrary);
export const action = superadmin.pageAction({
	rename: handler(input.RenameItem, renameItem),
	lock: handler(input.LockItem, lockItem),
	withdraw: handler(input.ByItem, withdrawItem),
	offerAgain: handler(input.ByItem, offerAgain),
});

/** What every organisation may put into its forms. */
export default function FormLibrary() {
	const { rows, list, hasAny } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("providerLibrary");
	const address = useListAddress(formLibraryList, list);
	const at = useAddress();
	const add = (
		<LinkButton to={to.newFormItem()} kind="primary" icon="plus">
			{t("new.title")}
		</LinkButton>
	);
	return (
		<div className="flex min-w-0 flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("title")}
					count={list.count}
					meta={t("intro")}
					back={{ to: to.provider(), label: t("back") }}
					actions={hasAny && add}
				/>
				{hasAny && <ListBar definition={formLibraryList} list={list} searchLabel={t("search")} />}
				<OfferedForms rows={rows} answer={answer} />
			</div>
			<ListRegion>
				{rows.length > 0 ? (
					<FormLibraryTable
						{...{ rows, address, sort: list.state.sort }}
						shown={shownColumns(formLibraryList, list.state.columns)}
					/>
				) : (
					<div className="px-4 md:px-6">
						{hasAny ? (
							<NoHits clear={to.formLibrary()} />
						) : (
							<EmptyState icon="library" title={t("none")} action={add}>
								{t("noneText")}
							</EmptyState>
						)}
					</div>
				)}
			</ListRegion>
			{hasAny && (
				<TableFoot
					range={t("range", { count: rows.length })}
					previous={list.previous && at({ before: list.previous, cursor: null })}
					next={list.next && at({ cursor: list.next, before: null })}
				>
					<PageSizes size={list.state.size} address={address} />
				</TableFoot>
			)}
		</div>
	);
}
