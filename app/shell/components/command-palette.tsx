import { useNavigate } from "@remix-run/react";
import type { TFunction } from "i18next";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Dialog } from "#app/ui/dialog";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { to } from "../../platform/portal-paths";
import type { Found } from "../search/search.server";
import { useFound } from "../search/use-found";
import { findCommands } from "./commands-found";
import { Marked } from "./marked";
import { useOtherNames } from "./use-other-names";
import { type Recent, useRecent } from "./use-recent";

export type Command = {
	key: string;
	label: string;
	/** The key of the label, where the row has other names too. */
	name?: string;
	/** Quiet words at the right, such as the tenant's name. */
	hint?: string;
	icon: IconName;
	/** A person: shown by their picture's initials. */
	isPerson?: boolean;
} & ({ to: string } | { run: () => void });

export type CommandGroup = {
	key: string;
	label: string;
	commands: readonly Command[];
	/** Stands there only once something is typed. */
	isTyped?: boolean;
};

type CommandPaletteProps = {
	groups: readonly CommandGroup[];
	/** Looks for records too. */
	finds?: boolean;
	onClose: () => void;
};

/**
 * Goes anywhere by typing: pages, modules, tenants, actions, and the records that the portal finds. What one may not open is
 * in no group.
 */
export default function CommandPalette({ groups, finds = false, onClose }: CommandPaletteProps) {
	const { t } = useTranslation("shell");
	const navigate = useNavigate();
	const id = useId();
	const [query, setQuery] = useState("");
	const [at, setAt] = useState(0);
	const records = useFound(finds ? query : "");
	const recent = useRecent();
	const otherNames = useOtherNames();
	const found = useMemo(() => {
		const opened = finds ? [recentOf(recent, t("palette.recent")), ...groups] : groups;
		const { first, later } = findCommands(opened, query, otherNames);
		const listed = records.groups.map((group) => recordsOf(group, t("search.all", { list: group.label })));
		const last = query.trim() && finds ? [lastOf(query.trim(), records.usual, t)] : [];
		return [...first, ...listed, ...later, ...last].filter(({ commands }) => commands.length > 0);
	}, [groups, recent, query, finds, otherNames, records.groups, records.usual, t]);
	const flat = found.flatMap((group) => group.commands);
	/** What fits; the ways to look elsewhere are none. */
	const hits = found.filter(({ key }) => key !== "last").reduce((sum, { commands }) => sum + commands.length, 0);
	const active = flat[Math.min(at, flat.length - 1)];
	const optionId = (command: Command) => `${id}-${command.key}`;
	const go = (command: Command) => {
		onClose();
		if (!("to" in command)) command.run();
		else if (command.to.startsWith("/")) navigate(command.to);
		else window.open(command.to, "_blank", "noopener,noreferrer");
	};
	const move = (place: number) => {
		const next = flat[(place + flat.length) % flat.length];
		if (!next) return;
		setAt(flat.indexOf(next));
		document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const keys: Record<string, () => void> = {
			ArrowDown: () => move(at + 1),
			ArrowUp: () => move(at - 1),
			Home: () => move(0),
			End: () => move(flat.length - 1),
			Enter: () => active && go(active),
		};
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
	return (
		<Dialog open onClose={onClose} title={t("palette.title")} bare>
			<div className="flex flex-col max-md:h-dvh md:max-h-[70vh]">
				<div className="flex items-center gap-3 border-b border-line px-4">
					<Icon name="search" className="text-ink-3" />
					<input
						type="text"
						role="combobox"
						aria-label={t("palette.title")}
						aria-expanded={flat.length > 0}
						aria-controls={`${id}-list`}
						aria-activedescendant={active && optionId(active)}
						aria-autocomplete="list"
						autoComplete="off"
						spellCheck={false}
						placeholder={t("palette.open")}
						value={query}
						onChange={(event) => {
							setQuery(event.target.value);
							setAt(0);
						}}
						onKeyDown={onKeyDown}
						className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
					/>
					<button type="button" className="kbd" onClick={onClose} aria-label={t("palette.close")}>
						Esc
					</button>
				</div>
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={t("palette.title")}
					className="min-h-0 overflow-y-auto p-2 max-md:flex-1"
				>
					{found.map((group) => (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
						<div key={group.key} role="group" aria-label={group.label}>
							{group.key === "last" ? (
								<hr className="mx-2 my-1.5 border-line" />
							) : (
								<p className="menu-heading" aria-hidden="true">
									{group.label}
								</p>
							)}
							{group.commands.map((command) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
								<div
									key={command.key}
									id={optionId(command)}
									role="option"
									tabIndex={-1}
									aria-selected={command === active}
									className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-7 px-2.5 text-sm aria-selected:bg-accent-sel aria-selected:text-accent-ink max-md:min-h-11 max-md:text-base"
									onClick={() => go(command)}
									onPointerMove={() => setAt(flat.indexOf(command))}
								>
									{command.isPerson ? (
										<Avatar name={command.label} size={24} />
									) : (
										<span className="flex w-6 justify-center">
											<Icon name={command.icon} className="text-ink-2 group-aria-selected:text-accent-ink" />
										</span>
									)}
									<span className="max-w-full min-w-0 shrink-0 truncate font-medium max-md:shrink">
										<Marked text={command.label} query={group.key === "last" ? "" : query} />
									</span>
									<span className="min-w-0 flex-1 truncate text-13 text-ink-3">{command.hint}</span>
									<span className="kbd hidden group-aria-selected:inline-flex max-md:hidden" aria-hidden="true">
										Enter
									</span>
								</div>
							))}
						</div>
					))}
				</div>
				<p role="status" className={records.isNear ? "border-t border-line px-4 py-2.5 text-13 text-ink-2" : "sr-only"}>
					{records.isSearching
						? t("search.searching")
						: records.isNear
							? t("search.near", { text: query.trim() })
							: hits === 0
								? t("palette.none")
								: t("palette.count", { count: hits })}
				</p>
				<KeyFoot />
			</div>
		</Dialog>
	);
}

/** The keys, where there is a keyboard. */
function KeyFoot() {
	const { t } = useTranslation("shell");
	return (
		<p className="flex min-h-10 flex-wrap items-center gap-x-4 border-t border-line bg-sunken px-4 text-13 text-ink-3 max-md:hidden">
			<span className="flex items-center gap-1.5">
				<span className="kbd">↑</span>
				<span className="kbd">↓</span>
				{t("palette.move")}
			</span>
			<span className="flex items-center gap-1.5">
				<span className="kbd">Enter</span>
				{t("palette.go")}
			</span>
			<span className="flex items-center gap-1.5">
				<span className="kbd">Esc</span>
				{t("palette.leave")}
			</span>
		</p>
	);
}

/** What was opened last in this browser. */
const recentOf = (recent: readonly Recent[], label: string): CommandGroup => ({
	...{ key: "recent", label },
	commands: recent.map(({ to, title, where, icon }) => ({ key: `recent ${to}`, label: title, hint: where, icon, to })),
});

/** The ways to look for the same elsewhere: in the list that is searched most, and on the page that finds everything. */
function lastOf(text: string, usual: Found["usual"], t: TFunction<"shell">): CommandGroup {
	const inList = usual && { key: "in list", label: t("search.in", { list: usual.label, text }), to: usual.to };
	const everywhere = { key: "everywhere", label: t("search.everywhere", { text }), to: to.search(text) };
	return {
		...{ key: "last", label: t("search.title") },
		commands: [everywhere, ...(inList ? [inList] : [])].map((one) => ({ ...one, icon: "search" as const })),
	};
}

function recordsOf(
	{ key, label, tenant, icon, hits, all, isOfPeople }: Found["groups"][number],
	more: string,
): CommandGroup {
	return {
		key,
		label: [label, tenant].filter(Boolean).join(" · "),
		commands: [
			...hits.map(
				(hit): Command => ({
					...{ key: `${key} ${hit.id}`, label: hit.title, hint: hit.hint, icon, isPerson: isOfPeople },
					to: hit.href,
				}),
			),
			...(all ? [{ key: `${key} all`, label: more, icon: "search" as const, to: all }] : []),
		],
	};
}
