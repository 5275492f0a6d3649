import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { joinPage } from "../../builder/edit";
import { addPage, addSection, changePage, changeSection, joinSection, movePage, removePage } from "../../builder/pages";
import { setOptionalText } from "../../builder/set-text";
import type { Page, Section } from "../../definition/definition";
import { useBuilding } from "./build-context";
import { WORDS } from "./focus";
import { JumpFields } from "./jump-fields";
import { PartFold } from "./part-fold";
import { PipedInput } from "./piped-input";
import { RuleFields } from "./rule-fields";

/** The settings of a page. */
export function PageProperties({ page, at, of }: { page: Page; at: number; of: number }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const patch = (change: Partial<Page>, key?: string) =>
		dispatch({
			type: "edit",
			change: (form) => changePage(form, page.id, change),
			...(key && { key: `${page.id}.${key}` }),
		});
	return (
		<div className="flex flex-col gap-5">
			<h2 className="text-sm font-semibold">{t("page.at", { at: at + 1, of })}</h2>
			<PipedInput
				of={page.id}
				id={WORDS}
				label={t("page.title")}
				value={page.title?.[language] ?? ""}
				onChange={(text) => patch({ title: setOptionalText(page.title, language, text) }, "title")}
			/>
			<PartFold title={t("rules.title")} isOpen={page.showIf !== undefined}>
				<RuleFields
					id={page.id}
					label={t("rules.show")}
					rule={page.showIf}
					onChange={(showIf, key) => patch({ showIf }, key && `showIf.${key}`)}
				/>
			</PartFold>
			<PartFold title={t("jumps.title")} isOpen={(page.jumps?.length ?? 0) > 0}>
				<JumpFields page={page} onChange={(jumps, key) => patch({ jumps }, key)} />
			</PartFold>
			<div className="flex flex-wrap gap-2 border-t border-line pt-4">
				<Button
					size="sm"
					icon="arrow-up"
					onClick={() => dispatch({ type: "edit", change: (form) => movePage(form, page.id, -1) })}
				>
					{t("page.up")}
				</Button>
				<Button
					size="sm"
					icon="arrow-down"
					onClick={() => dispatch({ type: "edit", change: (form) => movePage(form, page.id, 1) })}
				>
					{t("page.down")}
				</Button>
				<Button
					size="sm"
					icon="plus"
					onClick={() => dispatch({ type: "edit", change: (form) => addPage(form, page.id) })}
				>
					{t("page.add")}
				</Button>
				<Button
					size="sm"
					icon="plus"
					onClick={() => dispatch({ type: "edit", change: (form) => addSection(form, page.id) })}
				>
					{t("section.add")}
				</Button>
				{at > 0 && (
					<Button size="sm" onClick={() => dispatch({ type: "edit", change: (form) => joinPage(form, page.id) })}>
						{t("page.join")}
					</Button>
				)}
				{of > 1 && (
					<Button
						size="sm"
						kind="danger"
						icon="trash-2"
						onClick={() => dispatch({ type: "edit", change: (form) => removePage(form, page.id) })}
					>
						{t("page.remove")}
					</Button>
				)}
			</div>
		</div>
	);
}

/** The settings of a section. */
export function SectionProperties({ section, number, isOnly }: { section: Section; number: number; isOnly: boolean }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const patch = (change: Partial<Section>, key?: string) =>
		dispatch({
			type: "edit",
			change: (form) => changeSection(form, section.id, change),
			...(key && { key: `${section.id}.${key}` }),
		});
	return (
		<div className="flex flex-col gap-5">
			<h2 className="text-sm font-semibold">{t("section.at", { at: number })}</h2>
			<PipedInput
				of={section.id}
				id={WORDS}
				label={t("section.title")}
				value={section.title?.[language] ?? ""}
				onChange={(text) => patch({ title: setOptionalText(section.title, language, text) }, "title")}
			/>
			<PipedInput
				of={section.id}
				label={t("section.text")}
				rows={3}
				value={section.text?.[language] ?? ""}
				onChange={(text) => patch({ text: setOptionalText(section.text, language, text) }, "text")}
			/>
			<PartFold title={t("rules.title")} isOpen={section.showIf !== undefined}>
				<RuleFields
					id={section.id}
					label={t("rules.show")}
					rule={section.showIf}
					onChange={(showIf, key) => patch({ showIf }, key && `showIf.${key}`)}
				/>
			</PartFold>
			{!isOnly && (
				<Button size="sm" onClick={() => dispatch({ type: "edit", change: (form) => joinSection(form, section.id) })}>
					{t("section.join")}
				</Button>
			)}
		</div>
	);
}
