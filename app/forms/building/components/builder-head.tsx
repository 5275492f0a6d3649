import { memo } from "react";
import { useTranslation } from "react-i18next";
import { languageCodes } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Button, IconButton, IconLink } from "#app/ui/button";
import { Link } from "#app/ui/link";
import type { SaveState } from "../../builder/use-autosave";
import type { Definition } from "../../definition/definition";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import type { Opened } from "./builder";
import { type Part, parts } from "./parts";
import { SaveWords } from "./save-words";

type BuilderHeadProps = {
	form: Opened["form"];
	title: Definition["title"];
	languages: Definition["languages"];
	mayUndo: boolean;
	mayRedo: boolean;
	saving: SaveState;
	part: Part;
	places: Opened["places"];
	/** Goes to a page of the form as soon as all is saved. */
	onLeave: (to: string) => void;
	onSave: () => void;
};

/** The builder's bar: name and state, the parts, undo and redo, preview, publish. A key that is pressed in a question leaves it alone. */
export const BuilderHead = memo(function BuilderHead(props: BuilderHeadProps) {
	const { form, title, languages, mayUndo, mayRedo, saving, part, places, onLeave, onSave } = props;
	const { t } = useTranslation("formBuild");
	const { dispatch } = useBuilding();
	return (
		<header className="builder-head sticky top-14 md:rounded-tl-2xl z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sheet px-3 max-md:static">
			<div className="flex min-w-0 flex-1 items-center gap-2 py-2 max-md:basis-full">
				<IconLink to={places.forms} icon="arrow-left" label={t("backToForms")} />
				<div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
					<h1 className="min-w-0 text-base font-semibold break-words">
						{textIn(title, languages[0]).text || t("noTitle")}
					</h1>
					<Badge tone="warning">{t("draftOf", { version: form.version + 1 })}</Badge>
					<SaveWords state={saving} onAgain={onSave} />
				</div>
			</div>
			<nav aria-label={t("parts.label")} className="scroll-fade -mb-px max-w-full overflow-x-auto">
				<ul className="flex min-w-max gap-5 self-end">
					{parts.map((one) => (
						<li key={one} className="flex">
							<Link
								to={one === "build" ? places.build : `${places.build}?part=${one}`}
								className="tab h-14"
								aria-current={one === part ? "page" : undefined}
							>
								{t(`parts.${one}`)}
								{one === "languages" && <span className="count">{`${languages.length}/${languageCodes.length}`}</span>}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="flex flex-1 flex-wrap items-center justify-end gap-2 py-2 max-md:gap-1">
				<IconButton
					icon="undo-2"
					label={t("undo")}
					aria-keyshortcuts="Control+Z"
					aria-disabled={!mayUndo || undefined}
					className="aria-disabled:opacity-40"
					onClick={() => dispatch({ type: "undo" })}
				/>
				<IconButton
					icon="redo-2"
					label={t("redo")}
					aria-keyshortcuts="Control+Y"
					aria-disabled={!mayRedo || undefined}
					className="aria-disabled:opacity-40"
					onClick={() => dispatch({ type: "redo" })}
				/>
				<Button icon="play" className="max-md:px-3" onClick={() => onLeave(places.preview)}>
					{t("preview.title")}
				</Button>
				<Button kind="primary" onClick={() => onLeave(places.publish)}>
					{t("publish.open")}
				</Button>
			</div>
		</header>
	);
});
