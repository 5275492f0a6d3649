import { useTranslation } from "react-i18next";
import type { FileKind } from "#app/media/library/file-types";
import { FilterBar, FilterDay, FilterSelect } from "#app/ui/filter-bar";
import { Link } from "#app/ui/link";
import { useLibrary } from "./library-context";
import { useLibraryAddress } from "./use-library-address";

const kinds = [
	"image",
	"video",
	"audio",
	"pdf",
	"document",
	"sheet",
	"slides",
	"text",
	"archive",
] as const satisfies readonly FileKind[];

type Filters = { q: string; kind: string; from: string; until: string; tag: string; person: string; marked: boolean };
type Owner = { id: string; name: string };
type SearchBarProps = { filters: Filters; owners: readonly Owner[] /** Where is looked. */; label: string };

/** Search by name or tag, kind, owner and days in what is open: all files, a folder with all below it, a way of sharing. */
export function SearchBar({ filters, owners, label }: SearchBarProps) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	return (
		<FilterBar
			searchLabel={label}
			query={filters.q}
			keep={{
				folder: address.query.get("folder"),
				part: address.query.get("part"),
				view: address.query.get("view"),
				tag: filters.tag || null,
				marked: filters.marked ? "1" : null,
			}}
			chips={[
				...(filters.tag
					? [{ name: t("search.tag"), value: filters.tag, without: address.to({ tag: null, cursor: null }) }]
					: []),
				...(filters.marked
					? [
							{
								name: t("search.only"),
								value: t("more.favourites"),
								without: address.to({ marked: null, cursor: null }),
							},
						]
					: []),
			]}
		>
			<FilterSelect
				label={t("search.kind")}
				name="kind"
				value={filters.kind}
				options={[
					{ value: "", label: t("search.everyKind") },
					...kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
				]}
			/>
			{owners.length > 0 && (
				<FilterSelect
					label={t("search.owner")}
					name="person"
					value={filters.person}
					options={[
						{ value: "", label: t("search.everyOwner") },
						...owners.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
			)}
			<div className="flex flex-wrap gap-2 max-sm:w-full">
				<FilterDay name="from" label={t("search.from")} value={filters.from} />
				<FilterDay name="until" label={t("search.until")} value={filters.until} />
			</div>
		</FilterBar>
	);
}

/** The way from the hits in one place to those in all. */
export function SearchEverywhere() {
	const { t } = useTranslation("files");
	const { places } = useLibrary();
	const address = useLibraryAddress();
	const query = new URLSearchParams(address.query);
	for (const name of ["folder", "part", "cursor", "file", "dir", "tab"]) query.delete(name);
	return (
		<p className="pb-2 text-13">
			<Link to={`${places.yours()}?${query}`} className="link">
				{t("search.everywhere")}
			</Link>
		</p>
	);
}
