// What of the games is there with the page, without their components.
import './board/on-stage';
