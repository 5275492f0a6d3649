import { useTranslation } from "react-i18next";
import type { ContentBlock } from "../../definition/question";
import { Said, useSay } from "./reader";

/** A heading, a text, a picture, or the way to a video: what stands between questions. */
export function ContentView({ block }: { block: ContentBlock }) {
	const { t } = useTranslation("forms");
	const say = useSay();
	if (block.type === "heading")
		return (
			<h2 className="text-xl font-semibold">
				<Said texts={block.label} secondClass="text-base text-ink-2" />
			</h2>
		);
	if (block.type === "text")
		return (
			<p className="text-base text-ink-2">
				<Said texts={block.label} />
			</p>
		);
	if (!block.source) return null;
	const caption = say(block.label);
	if (block.type === "image")
		return (
			<figure>
				<img
					src={`/api/media/${encodeURIComponent(block.source)}`}
					alt={say(block.alt)}
					className="max-w-full rounded-2xl"
					loading="lazy"
				/>
				{caption && (
					<figcaption className="mt-1.5 text-13 text-ink-2">
						<Said texts={block.label} />
					</figcaption>
				)}
			</figure>
		);
	// Nothing that an author writes becomes anything but an address of the web.
	if (!block.source.startsWith("https://")) return null;
	return (
		<p className="text-base">
			<a href={block.source} className="link" target="_blank" rel="noreferrer">
				{caption || t("answering.video")} <span className="font-normal">({t("answering.newWindow")})</span>
			</a>
		</p>
	);
}
