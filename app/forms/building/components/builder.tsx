import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { useAutosave } from "../../builder/use-autosave";
import type { Definition } from "../../definition/definition";
import type { BuilderFollowings } from "../../following/show-following.server";
import type { ItemHead } from "../../library/item-head";
import type { BuildPlaces } from "../builder-config";
import { BuildingProvider, SaveProvider } from "./build-context";
import { BuilderHead } from "./builder-head";
import { ConflictNotice } from "./conflict-notice";
import { focusCard } from "./focus";
import { LanguagesPart } from "./languages-part";
import { LogicPart } from "./logic-part";
import { type Part, partOf } from "./parts";
import { RuleWordsProvider } from "./rule-words";
import { SettingsPart } from "./settings-part";
import { useBuilder } from "./use-builder";
import { HeldTextProvider, useTextHolder } from "./use-held-text";
import { useKeys } from "./use-keys";
import { useRested } from "./use-rested";
import { UsesProvider } from "./uses-provider";
import { Workbench } from "./workbench";
import "../../builder/builder.css";

export type Opened = {
	form: { id: string; name: string; status: string; version: number; replies: number; locks: readonly string[] };
	library: readonly ItemHead[];
	/** Whether the visitor may keep parts locked. */
	mayLock: boolean;
	tenant: { id: string; guid: string };
	draft: { definition: Definition; revision: number; savedAt: number };
	/** Where the form's pages lie. */
	places: BuildPlaces;
	/** The call that keeps what is written, and the one that gives an item of the library. */
	saveTo: string;
	libraryCall: string;
	/** What follows from answers, where the module has that. */
	followings: BuilderFollowings;
	/** The tenant's day, which tests of rules go by. */
	today: string;
};

/** The form builder: types, paper and settings beside one another, saved while one works. */
export function Builder(opened: Opened) {
	const { form, tenant, draft, places, saveTo, libraryCall, today, library, mayLock, followings } = opened;
	const { t } = useTranslation("formBuild");
	const holder = useTextHolder();
	const { state, building, said, sheet, setSheet } = useBuilder(draft.definition, {
		...{ locks: form.locks, tenantGuid: tenant.guid, library, holder },
		libraryCall,
	});
	const { past, present: definition, future, key } = state.history;
	const rested = useRested(definition, key !== null);
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const saving = useAutosave(definition, {
		...{ id: form.id, tenantId: tenant.id, revision: draft.revision, savedAt: draft.savedAt },
		address: saveTo,
	});
	const { refused } = state;
	const part: Part = partOf(search.get("part"));
	const { now } = saving;
	const save = useCallback(() => {
		flushSync(holder.settle);
		return now();
	}, [holder, now]);
	const goOn = useCallback(
		async (to: string) => {
			if (await save()) navigate(to);
		},
		[save, navigate],
	);
	const { dispatch } = building;
	useKeys({
		undo: () => dispatch({ type: "undo" }),
		redo: () => dispatch({ type: "redo" }),
		save,
		preview: () => goOn(places.preview),
		publish: () => goOn(places.publish),
	});
	// Links of other pages lead to a part of the form by its id.
	const wanted = search.get("chosen");
	useEffect(() => {
		if (!wanted) return;
		dispatch({ type: "choose", id: wanted });
		focusCard(wanted);
	}, [wanted, dispatch]);
	// What an action of this page has changed on the server comes in as a step of its own.
	const { definition: loaded, revision } = draft;
	useEffect(() => {
		if (revision <= saving.revision()) return;
		dispatch({ type: "meet", theirs: loaded, keep: "theirs" });
		saving.rebase(revision, loaded);
	}, [revision, loaded, dispatch, saving.revision, saving.rebase]);
	return (
		<BuildingProvider value={building}>
			<HeldTextProvider value={holder}>
				<SaveProvider value={save}>
					<RuleWordsProvider definition={rested}>
						<div className="builder @container flex flex-1 flex-col">
							<BuilderHead
								form={form}
								title={rested.title}
								languages={rested.languages}
								mayUndo={past.length > 0}
								mayRedo={future.length > 0}
								saving={saving.state}
								part={part}
								places={places}
								onLeave={goOn}
								onSave={save}
							/>
							<noscript>
								<p className="px-4 py-3">
									<a className="link" href={places.plain}>
										{t("plain.open")}
									</a>
								</p>
							</noscript>
							<p role="status" className="sr-only">
								{said}
							</p>
							{refused && (
								<div role="alert" className="border-b border-line bg-warning-soft px-4 py-2 text-sm">
									<Icon name="lock" className="mr-2 inline" />
									{t(`locked.refused.${refused}`)}
								</div>
							)}
							{saving.state.kind === "met" && (
								<ConflictNotice
									met={saving.state}
									onChoose={(keep, met) => {
										dispatch({ type: "meet", theirs: met.theirs, keep });
										saving.rebase(met.revision, met.theirs);
									}}
								/>
							)}
							<UsesProvider from={places.uses} hasReplies={form.version > 0 && form.replies > 0}>
								{part === "build" ? (
									<Workbench
										definition={definition}
										rested={rested}
										chosen={state.chosen}
										sheet={sheet}
										onSheet={setSheet}
										mayLock={mayLock}
									/>
								) : (
									<div className="flex-1 bg-canvas px-4 pt-6 max-sm:px-3">
										{part === "logic" && <LogicPart {...{ definition, today, followings }} />}
										{part === "languages" && <LanguagesPart definition={definition} />}
										{part === "settings" && (
											<SettingsPart
												definition={definition}
												download={places.download}
												revision={saving.revision}
												save={save}
											/>
										)}
									</div>
								)}
							</UsesProvider>
						</div>
					</RuleWordsProvider>
				</SaveProvider>
			</HeldTextProvider>
		</BuildingProvider>
	);
}
