import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isFront } from "#app/platform/tenant/access";
import { IconButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { SwitchButton } from "#app/ui/switch-button";
import type { CatalogueModule } from "../read-catalogue.server";
import { AddPage, ComponentForm } from "./component-form";
import { PanelPart } from "./panel-part";
import { useDragOrder } from "./use-drag-order";

type Component = CatalogueModule["components"][number];
type ComponentListProps = { module: CatalogueModule; answer: unknown };

/** The pages of a module in the order of the menu: dragged or moved by buttons, each with a form that folds out. */
export function ComponentList({ module, answer }: ComponentListProps) {
	const { t } = useTranslation("followup");
	const { components, roles } = module;
	const order = useDragOrder(
		components.map(({ id }) => id),
		"place",
	);
	const removing = useFormProblem(answer, { intent: "removePage" });
	const line = { above: "shadow-[inset_0_2px_0_var(--c-accent)]", below: "shadow-[inset_0_-2px_0_var(--c-accent)]" };
	return (
		<PanelPart title={t("catalogue.components")}>
			<FormErrors errors={removing.summary.map(({ text }) => ({ text }))} />
			<ol>
				{components.map((component, place) => {
					const { id, name } = component;
					const at = order.lineAt(id);
					return (
						<li
							key={id}
							{...order.row(id)}
							className={`border-b border-line py-2 last:border-0 ${at ? line[at] : ""}`}
							title={t("catalogue.dragHelp")}
						>
							<Row component={component} module={module} />
							<div className="flex items-center gap-1">
								<Mover id={id} direction="up" hidden={place === 0} name={name} />
								<Mover id={id} direction="down" hidden={place === components.length - 1} name={name} />
								{component.url !== null && (
									<Form method="post" preventScrollReset className="ml-auto">
										<input type="hidden" name="intent" value="removePage" />
										<input type="hidden" name="id" value={id} />
										<IconButton type="submit" size="sm" icon="trash-2" label={t("catalogue.removePage", { name })} />
									</Form>
								)}
							</div>
							<ComponentForm key={component.updatedAt} component={component} roles={roles} answer={answer} />
						</li>
					);
				})}
			</ol>
			<AddPage key={components.length} module={module} answer={answer} />
		</PanelPart>
	);
}

function Row({ component, module }: { component: Component; module: CatalogueModule }) {
	const { t } = useTranslation("followup");
	const { id, name, url, visibleInMenu } = component;
	const titles = new Map(module.roles.map((role) => [role.name, role.title]));
	const open = component.roles.map((role) => titles.get(role) ?? role).join(", ");
	return (
		<div className="flex min-h-10 items-center gap-2">
			<Icon name={toIconName(component.icon)} className="text-ink-3" />
			<div className="min-w-0 flex-1">
				<div className="text-13 font-medium break-words">{name}</div>
				<div className="text-xs break-words text-ink-3">
					{isFront(component.link) ? t("catalogue.inMenu") : open || t("catalogue.noRole")}
					{url && ` · ${new URL(url).hostname}`}
				</div>
			</div>
			{!isFront(component.link) && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<SwitchButton
						label={t("catalogue.visibleNamed", { name })}
						on={visibleInMenu}
						intent="show"
						name="visibleInMenu"
					/>
				</Form>
			)}
		</div>
	);
}

type MoverProps = { id: string; direction: "up" | "down"; hidden: boolean; name: string };

function Mover({ id, direction, hidden, name }: MoverProps) {
	const { t } = useTranslation("followup");
	if (hidden) return <span className="size-8 max-md:size-11" />;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="direction" value={direction} />
			<IconButton
				type="submit"
				size="sm"
				icon={direction === "up" ? "arrow-up" : "arrow-down"}
				label={t(direction === "up" ? "catalogue.moveUp" : "catalogue.moveDown", { name })}
			/>
		</Form>
	);
}
