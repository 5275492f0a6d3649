import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Entry } from "#app/ui/entries";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { Time } from "#app/ui/time";
import { useHydrated } from "#app/ui/use-hydrated";
import { FileLinks } from "../files/components/file-links";
import type { NoteItem } from "../notes/note-item.server";
import { paths } from "../paths";
import { useCrmFetcher } from "./crm-feedback";
import { NoteText } from "./note-text";

const icons = { note: "notebook-pen", call: "phone", noAnswer: "phone-off", email: "mail" } as const;

type NoteEntryProps = {
	note: NoteItem;
	/** The list that its customer was opened from, where it stands on the customer's page. */
	list?: string | null;
	tenant: string;
	writes: boolean;
	action: string;
	withCustomer?: boolean;
};

/** A note in a list: what it says, whose it is, and what can be done with it. */
export function NoteEntry({ note, list, tenant, writes, action, withCustomer = false }: NoteEntryProps) {
	const { t } = useTranslation("crmLog");
	const at = paths(tenant);
	const page = inList(at.note(note.id), list);
	const { id, author, customer, isPinned, isPrivate } = note;
	const head = [
		withCustomer && customer ? (
			<Link key="customer" to={at.customer(customer.guid)} className="hover:underline">
				{customer.name}
			</Link>
		) : (
			t(`note.kind.${note.kind}`)
		),
		withCustomer && customer && note.kind !== "note" && t(`note.kind.${note.kind}`),
		author ? (
			<span key="author" className="inline-flex items-center gap-1.5 align-middle">
				<Avatar name={author.name} size={20} photo={author.photo} />
				{author.name}
			</span>
		) : (
			t("note.formerColleague")
		),
		<Time key="at" at={note.at} />,
		note.editedAt && (
			<Link key="edited" to={page} className="link">
				{t("note.edited")}
			</Link>
		),
	];
	return (
		<Entry
			id={`note-${id}`}
			icon={icons[note.kind]}
			head={head}
			menu={writes && <NoteMenu note={note} page={page} action={action} />}
		>
			{(isPinned || isPrivate) && (
				<p className="mt-1 flex gap-1.5">
					{isPinned && <Badge icon="star">{t("note.pinned")}</Badge>}
					{isPrivate && <Badge icon="lock">{t("note.private")}</Badge>}
				</p>
			)}
			{note.kind === "email" && (
				<>
					<p className="mt-1 text-13 text-ink-2">{t("email.sentTo", { names: note.to.join(", ") })}</p>
					<p className="mt-1 text-sm font-medium break-words">{note.subject}</p>
				</>
			)}
			{note.plain !== "" && <NoteText html={note.html} />}
			<FileLinks files={note.files} tenant={tenant} label={t("note.files")} />
		</Entry>
	);
}

function NoteMenu({ note, page, action }: { note: NoteItem; page: string; action: string }) {
	const { t } = useTranslation("crmLog");
	const fetcher = useCrmFetcher();
	const hydrated = useHydrated();
	const { id, isPinned } = note;
	const post = (label: string, fields: Record<string, string>, more: Partial<MenuEntry> = {}): MenuEntry =>
		(hydrated
			? { kind: "press", label, onPress: () => fetcher.submit({ id, ...fields }, { method: "post", action }), ...more }
			: { kind: "post", label, action, fields: { id, ...fields }, ...more }) as MenuEntry;
	const isEmail = note.kind === "email";
	const word = (key: string) => (isEmail ? t(`email.${key}`) : t(`note.${key}`));
	const pin = post(
		word(isPinned ? "unpin" : "pin"),
		{ intent: "pinNote", pinned: isPinned ? "" : "1" },
		{ icon: "star" },
	);
	const own: MenuEntry[] = note.mayChange
		? [
				isEmail
					? { kind: "link", to: page, label: word("open"), icon: "eye" }
					: { kind: "link", to: page, label: word("edit"), icon: "pencil" },
				{ kind: "line" },
				post(word("delete"), { intent: "removeNote" }, { icon: "trash-2", danger: true }),
			]
		: [{ kind: "link", to: page, label: word("open"), icon: "eye" }];
	return (
		<Menu
			label={word("actions")}
			button={<Icon name="ellipsis" className="size-5" />}
			buttonClass="icon-btn icon-btn-sm"
			entries={[pin, ...own]}
		/>
	);
}
