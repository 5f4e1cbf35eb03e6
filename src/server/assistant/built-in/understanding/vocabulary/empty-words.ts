/** Words that say nothing of their own: 'and in 2025?', 'just the dollars'. */
export const EMPTY =
  /^(?:%|ok|okay|well|all|percent|процент|процента|procenta|and|or|in|the|a|an|for|of|what|how|about|at|with|only|just|now|on|please|ones?|those|which|whom|show|me|give|list|is|are|to|from|by|my|добре|е|са|и|а|ами|за|в|във|върху|само|на|с|със|при|от|през|пък|моля|тези|те|кои|кого|покажи|покажете|изброй|изброите|ми|дай|дайте|по|e|sa|i|po|ami|za|v|samo|na|s|pri|ot|prez)$/;

/** 'How much', in the pattern of a question, where 'how many' counts. */
export const MUCH = /^(?:much|колко|kolko)$/;
