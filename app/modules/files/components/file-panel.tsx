import { useTranslation } from "react-i18next";
import { KindIcon } from "#app/media/kind-icon";
import { useSize } from "#app/media/use-size";
import { LinkButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { type Definition, DefinitionList } from "#app/ui/definition-list";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { SidePanel } from "#app/ui/side-panel";
import { Time } from "#app/ui/time";
import type { showYours } from "../show-library.server";
import { useLibrary } from "./library-context";
import { PanelPart } from "./panel-part";
import { PanelUses } from "./panel-uses";
import { useLibraryAddress } from "./use-library-address";

export type Panel = NonNullable<Awaited<ReturnType<typeof showYours>>["panel"]>;

/** Everything about one file beside the list. */
export function FilePanel({ panel }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("filesPanel");
	const { t: words } = useTranslation("files");
	const size = useSize();
	const address = useLibraryAddress();
	const { places, here } = useLibrary();
	const { file } = panel;
	const where = file.isTeam ? places.shared(file.folder) : places.yours(file.folder);
	const folder = panel.breadcrumb.at(-1)?.name ?? words(file.isTeam ? "root.team" : "root.mine");
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
		{ label: t("about.owner"), value: file.owner?.name ?? words("list.team") },
		{ label: t("about.uploader"), value: file.senderName ?? file.uploader?.name ?? t("about.gone") },
		{ label: t("about.changed"), value: <Time at={file.updatedAt} /> },
		{ label: t("about.version"), value: String(file.version) },
	];
	return (
		<SidePanel
			title={file.name}
			lead={<KindIcon file={{ ...file, thumbnail: null }} />}
			close={address.file(null)}
			actions={
				<>
					<LinkButton size="sm" icon="eye" to={address.preview(file.id)} preventScrollReset>
						{words("menu.preview")}
					</LinkButton>
					<a href={`${file.url}?download=1`} download className="btn btn-secondary btn-sm">
						<Icon name="download" />
						<span>{words("menu.download")}</span>
					</a>
				</>
			}
		>
			{file.thumbnail && (
				<Link to={address.preview(file.id)} className="mb-4 block" preventScrollReset aria-hidden="true" tabIndex={-1}>
					<img src={file.thumbnail} alt="" className="max-h-48 w-full rounded-lg bg-hover object-contain" />
				</Link>
			)}
			<DefinitionList items={facts} />
			<PanelPart title={t("privacy.title")} isOpen>
				<p className="flex gap-2 text-13 text-ink-2">
					<Icon name={file.isPrivate ? "lock" : "building-2"} className="mt-0.5" />
					<span>{t(file.isPrivate ? "privacy.private" : "privacy.open", { count: panel.open.count })}</span>
				</p>
				{file.right === "manage" && (
					<div className="mt-2">
						{file.isPrivate ? (
							<ConfirmButton
								label={t("privacy.openIt")}
								kind="secondary"
								size="sm"
								icon="building-2"
								title={t("privacy.openTitle", { name: file.name })}
								confirmLabel={t("privacy.openIt")}
								keepLabel={t("privacy.keep")}
								fields={{ intent: "open", "files[]": file.id }}
								action={here.address}
							>
								{t("privacy.who", { count: panel.open.count, names: panel.open.names.join(", ") })}
							</ConfirmButton>
						) : (
							<ConfirmButton
								label={t("privacy.closeIt")}
								kind="secondary"
								size="sm"
								icon="lock"
								title={t("privacy.closeTitle", { name: file.name })}
								confirmLabel={t("privacy.closeIt")}
								keepLabel={t("privacy.keepOpen")}
								fields={{ intent: "close", "files[]": file.id }}
								action={here.address}
							>
								{t("privacy.closeHelp")}
							</ConfirmButton>
						)}
					</div>
				)}
			</PanelPart>
			<PanelUses uses={panel.uses} />
			<PanelPart title={t("activity.title")}>
				<ol className="space-y-2 text-13">
					{panel.events.map((event) => (
						<li key={event.id}>
							<p className="text-ink">
								{t(`activity.${event.kind}`, {
									name: event.by?.name ?? t(event.isByLink ? "activity.byLink" : "activity.somebody"),
									...event.detail,
								})}
							</p>
							<Time at={event.at} className="text-xs text-ink-3" />
						</li>
					))}
				</ol>
			</PanelPart>
		</SidePanel>
	);
}
