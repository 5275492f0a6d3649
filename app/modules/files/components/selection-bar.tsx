import { type MouseEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isBulkAnswer } from "#app/lists/bulk-answer";
import { useBulkFetcher } from "#app/lists/components/bulk-bar";
import type { Selection } from "#app/lists/components/use-selection";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { isPlainClick } from "#app/ui/plain-click";
import { useHydrated } from "#app/ui/use-hydrated";
import { type Entry, keyOf } from "./items";
import { useLibrary } from "./library-context";

/** What can be done with what is chosen, in the list's foot. Without JavaScript its buttons are always there. */
export function SelectionBar({
	selection,
	entries,
	answer,
}: {
	selection: Selection;
	entries: readonly Entry[];
	answer: unknown;
}) {
	const { t } = useTranslation("files");
	const fetcher = useBulkFetcher();
	const hydrated = useHydrated();
	const { places, here, tenantId, askWhere } = useLibrary();
	const problem = useFormProblem(fetcher.data ?? answer);
	const { ids, clear, form } = selection;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come
	useEffect(() => {
		if (isBulkAnswer(fetcher.data)) clear();
	}, [fetcher.data]);
	const chosen = entries.filter((entry) => ids.has(keyOf(entry)));
	const of = (isFolder: boolean) => chosen.filter((entry) => entry.isFolder === isFolder).map(({ item }) => item.id);
	const which = { files: of(false), folders: of(true) };
	const [first] = chosen;
	const single = chosen.length === 1 && first && !first.isFolder ? first.item : null;
	const mayEdit = chosen.every(({ item }) => item.right === "edit" || item.right === "manage");
	const mayManage = chosen.every(({ item }) => item.right === "manage");
	const ask = (isCopy: boolean) => (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		askWhere(which, isCopy);
	};
	const sent = fetcher.formData?.get("intent");
	return (
		<fetcher.Form method="post" id={form} className="flex flex-wrap items-center gap-1.5 empty:hidden">
			{!hydrated && (
				<noscript>
					<div className="flex flex-wrap items-center gap-1.5">
						<Button type="submit" kind="quiet" size="sm" formMethod="get" formAction={places.moving}>
							{t("menu.move")}
						</Button>
						<input type="hidden" name="tenant_id" value={tenantId} />
						<Button type="submit" kind="quiet" size="sm" formMethod="get" formAction="/api/media/zip">
							{t("menu.zip")}
						</Button>
						<SubmitButton intent="trash" kind="danger" size="sm">
							{t("menu.trash")}
						</SubmitButton>
					</div>
				</noscript>
			)}
			{chosen.length > 0 && (
				<>
					<span role="status" className="pr-1 font-medium text-ink tabular-nums">
						{t("chosen.count", { count: chosen.length })}
					</span>
					<a
						href={single ? `${single.url}?download=1` : places.zip(which, tenantId)}
						download
						className="btn btn-quiet btn-sm"
					>
						<Icon name="download" />
						<span>{t(single ? "menu.download" : "menu.zip")}</span>
					</a>
					{mayEdit && (
						<LinkButton
							kind="quiet"
							size="sm"
							icon="folder-input"
							to={places.move(which, { at: here.folder, back: here.address })}
							onClick={ask(false)}
						>
							{t("menu.move")}
						</LinkButton>
					)}
					<LinkButton
						kind="quiet"
						size="sm"
						icon="copy"
						to={places.move(which, { at: here.folder, back: here.address, copy: true })}
						onClick={ask(true)}
					>
						{t("menu.copy")}
					</LinkButton>
					{mayManage && (
						<button
							type="submit"
							name="intent"
							value="close"
							className="btn btn-quiet btn-sm"
							aria-disabled={sent === "close" || undefined}
						>
							<Icon name="lock" />
							<span>{t("chosen.close")}</span>
						</button>
					)}
					{mayEdit && (
						<SubmitButton intent="trash" kind="danger" size="sm" icon="trash-2" busy={sent === "trash"}>
							{t("menu.trash")}
						</SubmitButton>
					)}
					<Button kind="quiet" size="sm" icon="x" onClick={clear}>
						{t("chosen.clear")}
					</Button>
				</>
			)}
			{problem.refused && (
				<p role="alert" className="text-danger-ink">
					{problem.summary[0]?.text}
				</p>
			)}
		</fetcher.Form>
	);
}
