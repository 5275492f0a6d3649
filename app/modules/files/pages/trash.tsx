import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { FolderIcon, KindIcon } from "#app/media/kind-icon";
import type { FileKind } from "#app/media/library/file-types";
import { TrashInput } from "#app/media/library/library.schema";
import { useSize } from "#app/media/use-size";
import { handler } from "#app/platform/guard.server";
import { PAGE_SIZE } from "#app/platform/limits";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PageSizes } from "#app/ui/page-sizes";
import { Tabs } from "#app/ui/tabs";
import { useAddress } from "#app/ui/use-address";
import { page, pageAction } from "../guard.server";
import { Entries } from "../library-page.schema";
import { paths } from "../paths";
import { empty, putBack, removeForGood, showTrash } from "../show-trash.server";

export const handle = { i18n: ["files", "lists", "media", "errors"], title: "files:trash.title" };

export const loader = page("yourfiles", TrashInput, showTrash);
export const action = pageAction("yourfiles", {
	putBack: handler(Entries, putBack),
	remove: handler(Entries, removeForGood),
	empty: handler(TrashInput.pick({ part: true }), empty),
});

/** What was deleted, each with the way back until it goes for good. */
export default function Trash() {
	const { tenant, part, q, size: perPage, mayEmpty, days, folders, files, next } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("files");
	const { date } = useFormat();
	const size = useSize();
	const { pathname } = useLocation();
	const at = paths(tenant);
	const rows = [
		...folders.map((item) => ({ ...item, key: `folders:${item.id}`, file: null })),
		...files.map((item) => ({ ...item, key: `files:${item.id}`, file: item })),
	];
	const count = rows.length;
	const to = useAddress();
	return (
		<PageBody width="settings">
			<PageHeader
				back={{
					to: part === "mine" ? at.yours() : at.shared(),
					label: t(part === "mine" ? "yours.title" : "shared.title"),
				}}
				title={t("trash.title")}
				meta={t("trash.intro", { count: days })}
				actions={
					count > 0 &&
					mayEmpty && (
						<ConfirmButton
							label={t("trash.empty")}
							icon="trash-2"
							title={t("trash.emptyTitle", { count: next ? undefined : count })}
							confirmLabel={t("trash.emptyConfirm")}
							fields={{ intent: "empty", ...(part !== "mine" && { part }) }}
						>
							{next ? t("trash.emptyAll") : t("trash.emptyEffect", { count })}
						</ConfirmButton>
					)
				}
			/>
			<Tabs
				label={t("trash.title")}
				tabs={[
					{ to: pathname, label: t("root.mine"), current: part === "mine" },
					{ to: `${pathname}?part=organisation`, label: t("root.team"), current: part !== "mine" },
				]}
			/>
			<div className="mt-5">
				<FormErrors errors={problem.summary} />
				{(count > 0 || q !== "") && (
					<FilterBar
						searchLabel={t("trash.search")}
						query={q}
						keep={{ part: part === "mine" ? null : part, limit: perPage === PAGE_SIZE ? null : String(perPage) }}
						actions={
							<ExportMenu
								to={`${pathname}/export`}
								query={`?${new URLSearchParams({ ...(part !== "mine" && { part }), ...(q && { q }) })}`}
							/>
						}
					/>
				)}
				{count === 0 && q !== "" ? (
					<NoHits clear={part === "mine" ? pathname : `${pathname}?part=${part}`} />
				) : count === 0 ? (
					<EmptyState icon="trash-2" title={t("trash.none")}>
						{t("trash.noneHelp")}
					</EmptyState>
				) : (
					<CardList label={t("trash.title")}>
						{rows.map(({ key, name, deletedAt, goneAt, file }) => (
							<CardRow key={key} className="flex-wrap">
								{file ? <KindIcon file={{ kind: file.kind as FileKind, thumbnail: null }} /> : <FolderIcon />}
								<div className="min-w-0 flex-1 basis-52">
									<p className="font-medium break-all">
										<bdi>{name}</bdi>
									</p>
									<p className="text-13 text-ink-3" suppressHydrationWarning>
										{file && `${size(file.size)} · `}
										{t("trash.times", { deleted: date(deletedAt), gone: date(goneAt) })}
									</p>
								</div>
								<div className="flex flex-wrap gap-1">
									<Form method="post" preventScrollReset>
										<input type="hidden" name="entries" value={key} />
										<SubmitButton
											intent="putBack"
											kind="secondary"
											size="sm"
											icon="undo-2"
											aria-label={t("trash.putBackOf", { name })}
										>
											{t("trash.putBack")}
										</SubmitButton>
									</Form>
									<ConfirmButton
										label={t("trash.remove")}
										size="sm"
										title={t("trash.removeTitle", { name })}
										confirmLabel={t("trash.remove")}
										fields={{ intent: "remove", entries: key }}
									>
										{t(file ? "trash.removeFile" : "trash.removeFolder")}
									</ConfirmButton>
								</div>
							</CardRow>
						))}
					</CardList>
				)}
				{count > 0 && (
					<div className="mt-6 flex flex-wrap items-center justify-between gap-3 text-13 text-ink-2">
						{next && <LinkButton to={to({ cursor: next })}>{t("trash.more")}</LinkButton>}
						<PageSizes size={perPage} to={(limit) => to({ limit, cursor: null })} />
					</div>
				)}
			</div>
		</PageBody>
	);
}
