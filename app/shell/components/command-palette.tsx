import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import type { Found } from "../search/search.server";
import { useFound } from "../search/use-found";

export type Command = {
	key: string;
	label: string;
	/** Quiet words at the right, such as the tenant's name. */
	hint?: string;
	icon: IconName;
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

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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
	const found = useMemo(
		() => [
			...filterGroups(groups, query),
			...records.groups.map((group) => recordsOf(group, t("search.all", { list: group.label }))),
		],
		[groups, query, records.groups, t],
	);
	const flat = found.flatMap((group) => group.commands);
	const active = flat[Math.min(at, flat.length - 1)];
	const optionId = (command: Command) => `${id}-${command.key}`;
	const go = (command: Command) => {
		onClose();
		if (!("to" in command)) command.run();
		else if (command.to.startsWith("/")) navigate(command.to);
		else window.open(command.to, "_blank", "noopener,noreferrer");
	};
	const move = (to: number) => {
		const next = flat[(to + flat.length) % flat.length];
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
			<div className="flex max-h-dvh flex-col md:max-h-[70vh]">
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
						className="h-13 min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
					/>
					<button type="button" className="kbd" onClick={onClose} aria-label={t("palette.close")}>
						Esc
					</button>
				</div>
				<div id={`${id}-list`} role="listbox" aria-label={t("palette.title")} className="min-h-0 overflow-y-auto p-1.5">
					{found.map((group) => (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
						<div key={group.key} role="group" aria-label={group.label}>
							<p className="menu-heading" aria-hidden="true">
								{group.label}
							</p>
							{group.commands.map((command) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
								<div
									key={command.key}
									id={optionId(command)}
									role="option"
									tabIndex={-1}
									aria-selected={command === active}
									className="flex min-h-10 cursor-pointer items-center gap-3 rounded-7 px-2.5 text-sm aria-selected:bg-hover max-md:min-h-11"
									onClick={() => go(command)}
									onPointerMove={() => setAt(flat.indexOf(command))}
								>
									<Icon name={command.icon} className="text-ink-2" />
									<span className="min-w-0 flex-1 truncate">{command.label}</span>
									{command.hint && <span className="truncate text-13 text-ink-3">{command.hint}</span>}
								</div>
							))}
						</div>
					))}
				</div>
				<p role="status" className={flat.length === 0 ? "px-4 pb-4 text-sm text-ink-2" : "sr-only"}>
					{records.isSearching
						? t("search.searching")
						: flat.length === 0
							? t("palette.none")
							: t("palette.count", { count: flat.length })}
				</p>
			</div>
		</Dialog>
	);
}

function filterGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
	const words = plain(query).split(/\s+/).filter(Boolean);
	const matches = (command: Command) => {
		const text = plain(`${command.label} ${command.hint ?? ""}`);
		return words.every((word) => text.includes(word));
	};
	return groups
		.filter(({ isTyped }) => !isTyped || words.length > 0)
		.map((group) => ({ ...group, commands: group.commands.filter(matches) }))
		.filter((group) => group.commands.length > 0);
}

function recordsOf({ key, label, tenant, icon, hits, all }: Found["groups"][number], more: string): CommandGroup {
	return {
		key,
		label: [label, tenant].filter(Boolean).join(" · "),
		commands: [
			...hits.map(
				(hit): Command => ({ key: `${key} ${hit.id}`, label: hit.title, hint: hit.hint, icon, to: hit.href }),
			),
			...(all ? [{ key: `${key} all`, label: more, icon: "search" as const, to: all }] : []),
		],
	};
}
