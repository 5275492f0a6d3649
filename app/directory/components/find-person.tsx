import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import type { Chosen } from "./people-picker";
import { useFoundPeople } from "./use-found-people";

type FindPersonProps = {
	id: string;
	legend: string;
	/** An address that answers with `findPeople`, or the people themselves. */
	source: string | readonly Chosen[];
	hasError: boolean;
	isChosen: (person: Chosen) => boolean;
	onChoose: (person: Chosen) => void;
	/** The key was pressed in the empty field. */
	onBackspace: () => void;
	/** What is found are people, unless it is something else that has a name. */
	finds?: "people" | "any";
};

/** A combobox that finds people by name or e-mail. */
export function FindPerson(props: FindPersonProps) {
	const { id, legend, source, hasError, isChosen, onChoose, onBackspace, finds = "people" } = props;
	const { t } = useTranslation("people");
	const isAny = finds === "any";
	const [typed, setTyped] = useState("");
	const [at, setAt] = useState(0);
	const { found, isCurrent } = useFoundPeople(source, typed);
	const offered = found.filter((person) => !isChosen(person));
	const active = offered[Math.min(at, offered.length - 1)];
	const { length: count } = offered;
	const saidOfAny = () => (count === 0 ? t("any.none") : t("any.found", { count }));
	const said = isAny ? saidOfAny() : count === 0 ? t("none") : t("found", { count });
	const look = (text: string) => {
		setTyped(text);
		setAt(0);
	};
	const take = (person: Chosen | undefined) => {
		if (!person) return;
		onChoose({ id: person.id, name: person.name });
		look("");
	};
	const move = (by: number) => {
		const to = (at + by + offered.length) % Math.max(1, offered.length);
		setAt(to);
		document.getElementById(`${id}-${offered[to]?.id}`)?.scrollIntoView({ block: "nearest" });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const keys: Record<string, () => void> = {
			ArrowDown: () => move(1),
			ArrowUp: () => move(-1),
			Enter: () => take(active),
			Escape: () => look(""),
		};
		if (event.key === "Backspace" && typed === "") onBackspace();
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
	return (
		<div className="relative">
			<input
				id={id}
				type="text"
				role="combobox"
				aria-label={`${legend}: ${isAny ? t("any.find") : t("find")}`}
				aria-expanded={offered.length > 0}
				aria-controls={`${id}-list`}
				aria-activedescendant={active && `${id}-${active.id}`}
				aria-autocomplete="list"
				aria-invalid={hasError || undefined}
				autoComplete="off"
				spellCheck={false}
				placeholder={isAny ? t("any.find") : t("find")}
				value={typed}
				onChange={(event) => look(event.target.value)}
				onKeyDown={onKeyDown}
				onBlur={() => look("")}
				className="field"
			/>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={legend}
				className={
					offered.length > 0
						? "absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-3"
						: "hidden"
				}
			>
				{offered.map((person) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
					<div
						key={person.id}
						id={`${id}-${person.id}`}
						role="option"
						tabIndex={-1}
						aria-selected={person === active}
						onPointerDown={(event) => event.preventDefault()}
						onClick={() => take(person)}
						onPointerMove={() => setAt(offered.indexOf(person))}
						className="flex min-h-10 cursor-pointer items-center gap-3 rounded-7 px-2 text-sm aria-selected:bg-hover max-md:min-h-11"
					>
						{finds === "people" && <Avatar name={person.name} size={24} />}
						<span className="min-w-0 flex-1 break-words">{person.name}</span>
						{person.email && person.email !== person.name && (
							<span className="min-w-0 truncate text-13 text-ink-3 max-md:hidden">{person.email}</span>
						)}
					</div>
				))}
			</div>
			<p role="status" className={isCurrent && offered.length === 0 ? "mt-1.5 text-13 text-ink-2" : "sr-only"}>
				{isCurrent && said}
			</p>
		</div>
	);
}
