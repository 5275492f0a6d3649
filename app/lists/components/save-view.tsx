import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { TextField } from "#app/ui/text-field";
import type { ListDefinition } from "../definition";
import type { ListData, ListView } from "../list-data";
import { viewQuery } from "../state";
import { useListAddress } from "./use-list-address";

type SaveViewProps = { definition: ListDefinition; list: ListData; answer: unknown };

/** What can be done with the saved view that is open, and the way to keep what the list shows as one. */
export function ViewActions({ definition, list, answer }: SaveViewProps) {
	const view = list.views.find(({ id }) => id === list.state.view);
	return (
		<>
			{view && <ViewMenu definition={definition} list={list} view={view} />}
			<SaveView definition={definition} list={list} answer={answer} />
		</>
	);
}

/** Keeps what the list shows now under a name. */
function SaveView({ definition, list, answer }: SaveViewProps) {
	const { t } = useTranslation("lists");
	const problem = useFormProblem(answer, { intent: "saveView" });
	return (
		<details className="menu relative" open={problem.refused || undefined}>
			<summary className="btn btn-quiet btn-sm cursor-pointer">
				<Icon name="plus" />
				{t("view.save")}
			</summary>
			<Form method="post" preventScrollReset className="menu-list absolute top-full left-0 mt-1 w-72 max-w-[85vw] p-4!">
				<input type="hidden" name="query" value={viewQuery(definition, list.state)} />
				<TextField
					name="name"
					label={t("view.name")}
					error={problem.of("name")}
					defaultValue={problem.typed("name")}
					autoComplete="off"
					maxLength={60}
					required
				/>
				{list.mayShare && (
					<div className="mt-3">
						<Checkbox name="shared" value="yes" label={t("view.shared")} />
					</div>
				)}
				<div className="mt-3">
					<Checkbox name="pinned" value="yes" label={t("view.toMenu")} />
				</div>
				<SubmitButton intent="saveView" kind="secondary" size="sm" className="mt-3">
					{t("view.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}

/** What can be done with the saved view that is open. */
function ViewMenu({ definition, list, view }: { definition: ListDefinition; list: ListData; view: ListView }) {
	const address = useListAddress(definition, list);
	const { t } = useTranslation("lists");
	const query = viewQuery(definition, list.state);
	const post = (intent: string, label: string, more: Partial<MenuEntry & { danger: boolean }> = {}): MenuEntry =>
		({ kind: "post", action: address.to({}), label, fields: { intent, viewId: view.id, query }, ...more }) as MenuEntry;
	const startEntry = (role: string, chosen: boolean): MenuEntry => ({
		kind: "post",
		action: address.to({}),
		label: t(`modules:roles.${role}`),
		fields: { intent: chosen ? "startWithAll" : "startWithView", viewId: view.id, role },
		chosen,
	});
	const entries: MenuEntry[] = [
		view.isPinned ? post("unpinView", t("view.fromMenu")) : post("pinView", t("view.toMenu")),
		...(view.mayChange && query !== view.query ? [post("updateView", t("view.update"))] : []),
		...(view.mayChange && list.mayShare
			? [view.isShared ? post("unshareView", t("view.unshare")) : post("shareView", t("view.share"))]
			: []),
		...(view.isShared && list.startRoles.length > 0
			? [
					{ kind: "heading", label: t("view.startsFor") } as const,
					...list.startRoles.map((role) => startEntry(role, view.startsFor.includes(role))),
				]
			: []),
		...(view.mayChange ? [post("deleteView", t("view.delete"), { danger: true })] : []),
	];
	return (
		<Menu
			buttonClass="btn btn-quiet btn-sm cursor-pointer"
			button={
				<>
					<Icon name="ellipsis" />
					{t("view.manage")}
				</>
			}
			entries={entries}
		/>
	);
}
