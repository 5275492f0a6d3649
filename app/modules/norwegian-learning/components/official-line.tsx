/** Where the official test is signed up for. */
export const OFFICIAL = "https://prove.hkdir.no/";

/** In one line: that it is not the official Norwegian test, with the way to that one. */
export function OfficialLine({ text, className = "" }: { text: string; className?: string }) {
	return (
		<p className={`text-13 text-ink-3 ${className}`}>
			{text}{" "}
			<a href={OFFICIAL} className="link" rel="noreferrer">
				prove.hkdir.no
			</a>
		</p>
	);
}
