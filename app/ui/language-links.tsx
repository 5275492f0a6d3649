import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

type NamedLanguage = { code: string; name: string };
type LanguageDetailsProps = { current: NamedLanguage; label: string; children: ReactNode };

/** The button that shows the languages of a public page; it opens without JavaScript too. */
export function LanguageDetails({ current, label, children }: LanguageDetailsProps) {
	return (
		<details className="relative shrink-0">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 text-sm text-ink-2 hover:bg-hover">
				<Icon name="globe" />
				<span className="sr-only">{label} </span>
				<span lang={current.code} className="max-sm:sr-only">
					{current.name}
				</span>
				<span aria-hidden="true" className="uppercase sm:hidden">
					{current.code}
				</span>
				<Icon name="chevron-down" className="size-3.5" />
			</summary>
			<div className="card absolute right-0 z-10 mt-1 max-h-96 w-60 overflow-y-auto bg-raised p-1 shadow-3">
				{children}
			</div>
		</details>
	);
}

type LanguageLinksProps = Omit<LanguageDetailsProps, "children"> & { offered: readonly NamedLanguage[] };

/** The languages of a page for everybody, each as a link to the same page in it. */
export function LanguageLinks({ current, offered, label }: LanguageLinksProps) {
	const { search } = useLocation();
	const inLanguage = (code: string) => {
		const query = new URLSearchParams(search);
		query.set("lang", code);
		return `?${query}`;
	};
	return (
		<LanguageDetails current={current} label={label}>
			<ul>
				{offered.map(({ code, name }) => (
					<li key={code}>
						<a
							href={inLanguage(code)}
							lang={code}
							aria-current={code === current.code || undefined}
							className="flex min-h-11 items-center justify-between gap-2 rounded-7 px-3 text-sm hover:bg-hover"
						>
							{name}
							{code === current.code && <Icon name="check" />}
						</a>
					</li>
				))}
			</ul>
		</LanguageDetails>
	);
}
