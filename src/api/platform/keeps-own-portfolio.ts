/**
 * The header of each answer to a signed-in user: `true` if they keep their own portfolio at this moment. An administrator can change
 * that while the user is signed in.
 */
export const KEEPS_OWN_PORTFOLIO = 'Keeps-Own-Portfolio';
