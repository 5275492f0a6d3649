import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { useHydrated } from "#app/ui/use-hydrated";
import { type Entry, keyOf } from "./items";
import { useLibrary } from "./library-context";
import { useEntryActions } from "./use-entry-actions";
import { useLibraryAddress } from "./use-library-address";

/** Everything that can be done with one file or folder, the twin of what dragging and keys do. */
export function EntryMenu({ entry }: { entry: Entry }) {
	const { t } = useTranslation("files");
	const hydrated = useHydrated();
	const act = useEntryActions();
	const address = useLibraryAddress();
	const { places, here, tenantId, askWhere } = useLibrary();
	const { item } = entry;
	const mayEdit = item.right === "edit" || item.right === "manage";
	const one = entry.isFolder ? { folders: [item.id] } : { files: [item.id] };
	const name = entry.isFolder ? "folders[]" : "files[]";
	const asking = (icon: IconName, label: string, copy: boolean): MenuEntry =>
		hydrated
			? { kind: "press", icon, label, onPress: () => askWhere(one, copy) }
			: { kind: "link", icon, label, to: places.move(one, { at: here.folder, back: here.address, copy }) };
	const entries: MenuEntry[] = [];
	if (!entry.isFolder) {
		entries.push({ kind: "link", icon: "eye", label: t("menu.preview"), to: address.preview(item.id) });
		entries.push({
			...{ kind: "link", icon: "download", label: t("menu.download"), isFile: true },
			to: `${entry.item.url}?download=1`,
		});
	} else
		entries.push({
			...{ kind: "link", icon: "download", label: t("menu.zip"), isFile: true },
			to: places.zip({ folders: [item.id] }, tenantId),
		});
	const details = entry.isFolder ? address.dir(item.id) : address.file(item.id);
	entries.push({ kind: "link", icon: "info", label: t("menu.details"), to: details });
	const panel = entry.isFolder ? { dir: item.id, file: null } : { file: item.id, dir: null };
	entries.push({
		...{ kind: "link", icon: "share-2", label: t("menu.share") },
		to: address.to({ ...panel, tab: "sharing" }),
	});
	if (entry.isFolder && item.right === "manage")
		entries.push({
			...{ kind: "link", icon: "upload", label: t("menu.request") },
			to: places.request({ folder: item.id }),
		});
	if (mayEdit) {
		entries.push({ kind: "line" });
		entries.push({
			...{ kind: "link", icon: "pencil", label: t("menu.rename") },
			to: address.to({ renaming: keyOf(entry) }),
		});
		entries.push(asking("folder-input", t("menu.move"), false));
	}
	entries.push(asking("copy", t("menu.copy"), true));
	if (mayEdit) {
		const label = t("menu.trash");
		entries.push({ kind: "line" });
		entries.push(
			hydrated
				? { kind: "press", icon: "trash-2", label, danger: true, onPress: () => act("trash", [keyOf(entry)]) }
				: {
						...{ kind: "post", icon: "trash-2", label, danger: true },
						action: here.address,
						fields: { intent: "trash", [name]: item.id },
					},
		);
	}
	return (
		<Menu
			label={t("menu.of", { name: item.name })}
			button={<Icon name="ellipsis" className="size-5" />}
			buttonClass="icon-btn icon-btn-sm max-md:size-11"
			entries={entries}
		/>
	);
}
