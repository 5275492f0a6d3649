/** When enough is known: the standard error, how likely one band is, and the least and most items. */
export type StopRule = { seMost: number; likely: number; least: number; most: number };

/**
 * Whether to stop after so many items: at the most, and from the least on as soon as the standard error or the likeliest band says
 * enough. A rule of precision, as in Weiss and Kingsbury (1984), Application of computerized adaptive testing to educational
 * problems, Journal of Educational Measurement 21, 361–375, which stops for a classification as soon as it is sure.
 */
export function isEnough({ se, chances }: { se: number; chances: readonly number[] }, asked: number, rule: StopRule) {
	if (asked >= rule.most) return true;
	return asked >= rule.least && (se <= rule.seMost || Math.max(...chances) >= rule.likely);
}
