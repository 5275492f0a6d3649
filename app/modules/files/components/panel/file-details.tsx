import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { type Definition, DefinitionList } from "#app/ui/definition-list";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useLibrary } from "../library-context";
import { useLibraryAddress } from "../use-library-address";
import type { FilePanelData } from "./panel-types";

/** What a file is, where it lies, whose it is and who sees it. */
export function FileDetails({ panel }: { panel: FilePanelData }) {
	const { t } = useTranslation("filesPanel");
	const { t: words } = useTranslation("files");
	const size = useSize();
	const address = useLibraryAddress();
	const { places, me } = useLibrary();
	const { file } = panel;
	// What others share lies in no folder of the reader's, and who else sees it is not theirs to know.
	const isGiven = !file.isTeam && file.owner?.id !== me && panel.breadcrumb.length === 0;
	const root = isGiven ? "shared.part.withme" : file.isTeam ? "root.team" : "root.mine";
	const inFolder = file.isTeam ? places.shared(file.folder) : places.yours(file.folder);
	const where = isGiven ? places.sharedPart("withme") : inFolder;
	const folder = panel.breadcrumb.at(-1)?.name ?? words(root);
	const seen = !file.isPrivate ? "all" : file.sharing === "none" ? "private" : file.sharing;
	const facts: Definition[] = [
		{ label: t("about.kind"), value: `${words(`kind.${file.kind}`)}${file.extension ? ` (${file.extension})` : ""}` },
		{ label: t("about.size"), value: size(file.size) },
		...(file.width && file.height
			? [{ label: t("about.measures"), value: t("about.pixels", { width: file.width, height: file.height }) }]
			: []),
		{
			label: t("about.folder"),
			value: (
				<Link to={where} className="link break-all">
					{folder}
				</Link>
			),
		},
		...(file.right === "edit" || file.right === "manage"
			? [
					{
						label: t("privacy.title"),
						value: (
							<Link to={address.tab("sharing")} className="link" preventScrollReset>
								{words(`sharing.${seen}`)}
							</Link>
						),
					},
				]
			: []),
		{
			label: t("about.owner"),
			value: file.owner ? (
				<Link to={places.ownedBy(file.owner.id)} className="link">
					{file.owner.name}
				</Link>
			) : (
				words("list.team")
			),
		},
		{ label: t("about.uploader"), value: file.senderName ?? file.uploader?.name ?? t("about.gone") },
		{ label: t("about.changed"), value: <Time at={file.updatedAt} /> },
		{ label: t("about.version"), value: String(file.version) },
	];
	return (
		<>
			{file.thumbnail && (
				<Link to={address.preview(file.id)} className="mb-4 block" preventScrollReset aria-hidden="true" tabIndex={-1}>
					<img src={file.thumbnail} alt="" className="max-h-48 w-full rounded-lg bg-hover object-contain" />
				</Link>
			)}
			<DefinitionList items={facts} />
		</>
	);
}
