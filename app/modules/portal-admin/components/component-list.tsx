import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { TextField } from "#app/ui/text-field";
import type { CatalogueModule } from "../catalogue.server";
import { IconField, isOwn } from "./icon-field";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

type Component = CatalogueModule["components"][number];

/** The pages of a module in the order of the menu, each with buttons to move it and a form that folds out. */
export function ComponentList({ module, answer }: { module: CatalogueModule; answer: unknown }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const last = module.components.length - 1;
	return (
		<PanelPart title={t("catalogue.components")}>
			<ol>
				{module.components.map((component, place) => {
					const name = words.module({ label: component.title, translationKey: component.translationKey });
					return (
						<li key={component.id} className="border-b border-line py-2 last:border-0">
							<div className="flex min-h-10 items-center gap-2">
								<Icon name={toIconName(component.icon)} className="text-ink-3" />
								<div className="min-w-0 flex-1">
									<div className="text-13 font-medium">{name}</div>
									<div className="text-xs text-ink-3">
										{t(isShown(component) ? "catalogue.inMenu" : "catalogue.notInMenu")}
										{" · "}
										{component.roles.length === 0
											? t("catalogue.noRole")
											: component.roles.map((role) => words.role(role)).join(", ")}
									</div>
								</div>
								<Mover id={component.id} direction="up" hidden={place === 0} name={name} />
								<Mover id={component.id} direction="down" hidden={place === last} name={name} />
							</div>
							<ComponentForm
								key={component.updatedAt}
								component={component}
								module={module}
								answer={answer}
								name={name}
							/>
						</li>
					);
				})}
			</ol>
		</PanelPart>
	);
}

/** A landing page always stands in the menu. */
const isShown = ({ link, visibleInMenu }: Component) => visibleInMenu || link.includes("front");

function Mover({
	id,
	direction,
	hidden,
	name,
}: {
	id: string;
	direction: "up" | "down";
	hidden: boolean;
	name: string;
}) {
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

type ComponentFormProps = { component: Component; module: CatalogueModule; answer: unknown; name: string };

function ComponentForm({ component, module, answer, name }: ComponentFormProps) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const id = useId();
	const problem = useFormProblem(answer, { intent: "editComponent" });
	const isMine = problem.typed("id") === component.id;
	const own = isOwn(component.translationKey) ? component.title : "";
	const isFront = component.link.includes("front");
	return (
		<details open={isMine}>
			<summary
				className="inline-flex min-h-8 cursor-pointer items-center text-13 text-accent-ink underline decoration-accent-line underline-offset-3 max-md:min-h-11"
				aria-label={t("catalogue.editNamed", { name })}
			>
				{t("catalogue.edit")}
			</summary>
			<Form method="post" preventScrollReset className="mt-2 mb-2 space-y-4">
				<input type="hidden" name="id" value={component.id} />
				<input type="hidden" name="updatedAt" value={component.updatedAt} />
				<TextField
					id={`${id}-title`}
					name="ownTitle"
					label={t("catalogue.ownName")}
					help={t("catalogue.ownNameHelp")}
					optional
					defaultValue={(isMine ? problem.typed("ownTitle") : undefined) ?? own}
					error={isMine ? problem.of("ownTitle") : undefined}
					maxLength={80}
				/>
				<IconField id={`${id}-icon`} value={component.icon} />
				{isFront ? (
					component.visibleInMenu && <input type="hidden" name="visibleInMenu" value="1" />
				) : (
					<Checkbox name="visibleInMenu" label={t("catalogue.visible")} defaultChecked={component.visibleInMenu} />
				)}
				<fieldset>
					<legend className="label mb-1">{t("catalogue.openTo")}</legend>
					{isFront && <p className="mb-1 text-13 text-ink-3">{t("catalogue.frontHelp")}</p>}
					{module.roles.map((role) => (
						<Checkbox
							key={role.id}
							name="roles[]"
							value={role.name}
							label={words.role(role.name)}
							defaultChecked={component.roles.includes(role.name)}
						/>
					))}
				</fieldset>
				{isMine && <FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />}
				<SubmitButton intent="editComponent" kind="secondary" size="sm">
					{t("catalogue.saveComponent")}
				</SubmitButton>
			</Form>
		</details>
	);
}
