import * as Radix from "@radix-ui/react-dropdown-menu";
import { useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Link } from "./link";
import { type MenuEntry, type MenuProps, MenuRowContent } from "./menu";

type FullProps = MenuProps & { focusFirst: boolean; openFirst: boolean };

/** The Radix half of `Menu`; takes over focus and openness from the `<details>` it replaces. */
export default function MenuFull({
	label,
	button,
	buttonClass,
	entries,
	align = "end",
	focusFirst,
	openFirst,
}: FullProps) {
	const [open, setOpen] = useState(openFirst);
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (focusFirst && !openFirst) trigger.current?.focus();
	}, [focusFirst, openFirst]);
	return (
		<Radix.Root open={open} onOpenChange={setOpen} modal={false}>
			<Radix.Trigger ref={trigger} className={buttonClass} aria-label={label}>
				{button}
			</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align={align}
					sideOffset={4}
					collisionPadding={8}
					className="menu-list pop max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
				>
					{entries.map((entry, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a menu keep their order
						<FullEntry key={index} entry={entry} />
					))}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

function FullEntry({ entry }: { entry: MenuEntry }) {
	const submit = useSubmit();
	if (entry.kind === "heading") return <Radix.Label className="menu-heading">{entry.label}</Radix.Label>;
	if (entry.kind === "line") return <Radix.Separator className="menu-line" />;
	const className = `menu-row ${entry.danger ? "menu-row-danger" : ""}`;
	if (entry.kind === "link" && entry.newWindow) {
		return (
			<Radix.Item asChild className={className}>
				<a href={entry.to} target="_blank" rel="noreferrer">
					<MenuRowContent entry={entry} />
				</a>
			</Radix.Item>
		);
	}
	if (entry.kind === "link" && entry.isFile) {
		return (
			<Radix.Item asChild className={className}>
				<a href={entry.to}>
					<MenuRowContent entry={entry} />
				</a>
			</Radix.Item>
		);
	}
	if (entry.kind === "link") {
		return (
			<Radix.Item asChild className={className}>
				<Link to={entry.to} aria-current={entry.chosen || undefined}>
					<MenuRowContent entry={entry} />
				</Link>
			</Radix.Item>
		);
	}
	const act =
		entry.kind === "press"
			? entry.onPress
			: () => {
					const send = () =>
						submit({ ...entry.fields }, { method: "post", action: entry.action, preventScrollReset: true });
					if (entry.asks) entry.asks(send);
					else send();
				};
	if (entry.kind === "post" && entry.chosen !== undefined) {
		return (
			<Radix.CheckboxItem checked={entry.chosen} onSelect={act} className={className}>
				<MenuRowContent entry={entry} />
			</Radix.CheckboxItem>
		);
	}
	return (
		<Radix.Item onSelect={act} className={className}>
			<MenuRowContent entry={entry} />
		</Radix.Item>
	);
}
